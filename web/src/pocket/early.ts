// Starts the workers of the pocket edition. Its index.html names this part first, so that they need not wait for the
// rest of the page: they take longer than it does.
import type { Said, Start, Told } from './messages'
import { compiledInterpreter } from './runtime'

const asked = new URLSearchParams(location.search)
const start: Omit<Start, 'role'> = {
  base: new URL('.', location.href).href,
  // Tests let bots answer at once.
  pace: Number(asked.get('pace') ?? 0.8),
  seconds: Number(asked.get('seconds') ?? 2),
}
const interpreter = compiledInterpreter(start.base)

/** A worker; what it tells before anybody listens is kept for whoever does. */
export class Helper {
  #worker: Worker
  #early: Told[] = []
  #heard = (told: Told): void => void this.#early.push(told)

  constructor(role: Start['role']) {
    this.#worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: `vermeil-${role}` })
    this.#worker.onmessage = ({ data }: MessageEvent<Told>) => this.#heard(data)
    // A worker whose script could not be loaded says nothing about it.
    this.#worker.onerror = ({ message = '' }) => this.#heard({ kind: 'failed', why: message })
    this.#worker.postMessage({ role, ...start } satisfies Start)
    interpreter.then(
      (module) => this.say({ kind: 'interpreter', module }),
      (error: unknown) => this.#heard({ kind: 'failed', why: String(error) }),
    )
  }
  say(said: Said, move: Transferable[] = []): void {
    this.#worker.postMessage(said, move)
  }
  listen(heard: (told: Told) => void): void {
    this.#heard = heard
    for (const told of this.#early.splice(0)) heard(told)
  }
  end(): void {
    this.#worker.terminate()
  }
}

export const tables = new Helper('tables')
export const bots = new Helper('bots')

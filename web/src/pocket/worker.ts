// A worker of the pocket edition: it runs the tables, or the bots. The very same Python as on a server.
import { Database } from './database'
import type { Done, Job, Said, Start, Told } from './messages'
import { loadPython } from './runtime'
import { fetchSolved, FOLDER, keepSolved } from './solved'

interface Tuple {
  toJs(): [number, string, Uint8Array]
  destroy(): void
}
interface Tables {
  ask(method: string, path: string, type: string, body: Uint8Array): Promise<Tuple>
  connect(id: number, path: string): Promise<void>
  receive(id: number, data: string): void
  disconnect(id: number): void
  hear(word: string): void
  stored_elsewhere(table: string, seq: number): void
}
interface TablesModule {
  start(
    database: Database,
    bots: Bots,
    send: (id: number, data: string) => void,
    hangUp: (id: number, why: string) => void,
    pace: number,
    seconds: number,
  ): Tables
}
interface BotsModule {
  do(work: string, args: string): string
}

const tell = (told: Told, move: Transferable[] = []): void =>
  (postMessage as (message: Told, transfer: Transferable[]) => void)(told, move)
const progress = (part: number): void => tell({ kind: 'progress', part })

let compiled: (module: WebAssembly.Module) => void
const interpreter = new Promise<WebAssembly.Module>((resolve) => (compiled = resolve))

// The runtime also throws what is not an error, and says nothing.
const inShort = (error: unknown): string => (error instanceof Error ? String(error) : '')

/** The bots' worker, as the tables reach it. */
class Bots {
  #port: MessagePort | null = null
  #waiting = new Map<number, { job: Job; resolve: (said: string) => void; reject: (error: Error) => void }>()
  #next = 1

  /** The page has started it, perhaps once more: what was asked is asked there. */
  reachedBy(port: MessagePort): void {
    this.#port = port
    port.onmessage = ({ data }: MessageEvent<Done>) => {
      const waiting = this.#waiting.get(data.id)
      this.#waiting.delete(data.id)
      if ('said' in data) waiting?.resolve(data.said)
      else waiting?.reject(new Error(data.failed))
    }
    for (const { job } of this.#waiting.values()) port.postMessage(job)
  }
  do(work: string, args: string): Promise<string> {
    const job = { id: this.#next++, work, args }
    return new Promise((resolve, reject) => {
      this.#waiting.set(job.id, { job, resolve, reject })
      this.#port?.postMessage(job)
    })
  }
  restart(): void {
    for (const { reject } of this.#waiting.values()) reject(new Error('the bots were started again'))
    this.#waiting.clear()
    this.#port = null
    tell({ kind: 'restart' })
  }
}

async function runTables(start: Start): Promise<void> {
  const bots = new Bots()
  const early: Said[] = []
  let tables: Tables | null = null
  const hear = async (said: Said): Promise<void> => {
    if (said.kind === 'interpreter') compiled(said.module)
    else if (said.kind === 'bots') bots.reachedBy(said.port)
    else if (tables === null) early.push(said)
    else if (said.kind === 'open') await tables.connect(said.id, said.path)
    else if (said.kind === 'send') tables.receive(said.id, said.data)
    else if (said.kind === 'close') tables.disconnect(said.id)
    else {
      const answer = await tables.ask(said.method, said.path, said.type, said.body)
      const [status, type, body] = answer.toJs()
      answer.destroy()
      tell({ kind: 'answer', id: said.id, status, type, body }, [body.buffer])
    }
  }
  onmessage = ({ data }: MessageEvent<Said>) => void hear(data)
  const [py, database] = await Promise.all([
    loadPython(start.base, FOLDER, interpreter, progress),
    Database.ready(
      (table, seq) => tables?.stored_elsewhere(table, seq),
      (word) => tables?.hear(word),
      (how) => tell({ kind: 'kept', how }),
    ),
  ])
  const module = py.pyimport('vermeil.pocket.browser.tables') as TablesModule
  tables = module.start(
    database,
    bots,
    (id, data) => tell({ kind: 'message', id, data }),
    (id, why) => tell({ kind: 'closed', id, why }),
    start.pace,
    start.seconds,
  )
  tell({ kind: 'ready' })
  for (const said of early) void hear(said)
}

/** The game of a job for which tables are solved. */
function gameOf({ work, args }: Job): string | null {
  if (work === 'prepare') return (JSON.parse(args) as [string])[0]
  return work === 'think' ? (JSON.parse(args) as [[string]])[0][0] : null
}

async function runBots(start: Start): Promise<void> {
  const fetched = new Set<string>()
  let port: MessagePort | null = null
  let think: (job: Job) => Promise<void> = () => Promise.resolve()
  let begin = (): void => undefined
  // One after the other: a bot that thinks while its tables are still being fetched would solve them again.
  let last = new Promise<void>((resolve) => (begin = resolve))
  onmessage = ({ data }: MessageEvent<Said>) => {
    if (data.kind === 'interpreter') compiled(data.module)
    if (data.kind !== 'bots') return
    port = data.port
    port.onmessage = (event: MessageEvent<Job>) => {
      last = last.then(() => think(event.data))
    }
  }
  const py = await loadPython(start.base, FOLDER, interpreter, progress)
  const module = py.pyimport('vermeil.pocket.browser.bots') as BotsModule
  think = async (job) => {
    try {
      // What this game's bots will need, if it was solved before; a bot may be asked before anybody has prepared it.
      const game = gameOf(job)
      if (game !== null && !fetched.has(game)) {
        fetched.add(game)
        await fetchSolved(py, game)
      }
      port?.postMessage({ id: job.id, said: module.do(job.work, job.args) } satisfies Done)
      // Nobody waits for this; without room for it, it is solved again the next time.
      if (job.work === 'prepare') keepSolved(py).catch(() => undefined)
    } catch (error) {
      port?.postMessage({ id: job.id, failed: String(error) } satisfies Done)
    }
  }
  tell({ kind: 'ready' })
  begin()
}

onmessage = ({ data }: MessageEvent<Start>) => {
  const run = data.role === 'tables' ? runTables : runBots
  run(data).catch((error: unknown) => tell({ kind: 'failed', why: inShort(error) }))
}

// The pocket edition's end of the page's connection: two workers, which are there before it.
import type { End, Wire } from '../wire/end'
import type { ReviewPart } from '../wire/generated'
import { bots, Helper, tables } from './early'
import { edition } from './edition.svelte'
import type { Said, Start, Told } from './messages'

const OPEN = 1
const CLOSED = 3
const REFUSED = 4001
const LINES = 'application/x-ndjson'
const TO_KEEP = /^\/api\/(tables|practice|daily\/.+|pocket\/games)$/

class WorkerWire implements Wire {
  readyState = OPEN
  onopen: Wire['onopen'] = null
  onmessage: Wire['onmessage'] = null
  onclose: Wire['onclose'] = null
  constructor(
    readonly send: (data: string) => void,
    readonly hangUp: () => void,
  ) {}
  close(): void {
    if (this.readyState === CLOSED) return
    this.readyState = CLOSED
    this.hangUp()
  }
  closed(why: string): void {
    this.readyState = CLOSED
    // What is busy now is tried again, as with a server; the rest is refused for good.
    this.onclose?.({ code: why === 'table/busy' ? 1013 : REFUSED, reason: why })
  }
}

export class WorkerEnd implements End {
  #bots = bots
  #next = 1
  #answers = new Map<number, (response: Response) => void>()
  #wires = new Map<number, WorkerWire>()

  constructor() {
    tables.listen((told) => this.#heard('tables', told))
    this.#hire(bots)
  }

  async ask(path: string, init: RequestInit = {}): Promise<Response> {
    if (!path.startsWith('/api/')) return fetch(path, init)
    const response = await this.#answer(path, init)
    return response.headers.get('content-type') === LINES ? this.#lines(path, init, response) : response
  }

  async #answer(path: string, init: RequestInit): Promise<Response> {
    const id = this.#next++
    const answer = new Promise<Response>((resolve) => this.#answers.set(id, resolve))
    const body = new Uint8Array(await new Response(init.body ?? '').arrayBuffer())
    const type = new Headers(init.headers).get('content-type') ?? ''
    const method = init.method ?? 'GET'
    this.#say({ kind: 'ask', id, method, path, type, body })
    // Now there is something to keep.
    if (method === 'POST' && TO_KEEP.test(path)) void edition.keepGames()
    return answer
  }

  /** A server streams such an answer. Here one line is asked for after the other, as long as somebody reads. */
  #lines(path: string, init: RequestInit, first: Response): Response {
    let next: Response | null = first
    const url = new URL(path, location.origin)
    const pull = async (into: ReadableStreamDefaultController<Uint8Array>): Promise<void> => {
      const answer = next ?? (await this.#answer(url.pathname + url.search, init))
      next = null
      const line = await answer.text()
      const part = JSON.parse(line) as ReviewPart
      const seen = Number(url.searchParams.get('seen'))
      const refused = { found: [], seen, done: 0, total: 0, over: false, refused: part } // a refusal, not a part
      into.enqueue(new TextEncoder().encode(answer.ok ? line : `${JSON.stringify(refused)}\n`))
      url.searchParams.set('seen', String(part.seen))
      if (!answer.ok || part.over) into.close()
    }
    const body = new ReadableStream<Uint8Array>({ pull }, { highWaterMark: 0 })
    return new Response(body, { headers: { 'content-type': LINES } })
  }

  open(path: string): Wire {
    const id = this.#next++
    const wire = new WorkerWire(
      (data) => this.#say({ kind: 'send', id, data }),
      () => {
        this.#wires.delete(id)
        this.#say({ kind: 'close', id })
      },
    )
    this.#wires.set(id, wire)
    this.#say({ kind: 'open', id, path })
    return wire
  }

  #say(said: Said, move: Transferable[] = []): void {
    tables.say(said, move)
  }

  /** From now on these are the bots: the tables are given a line to them. */
  #hire(others: Helper): void {
    this.#bots = others
    others.listen((told) => this.#heard('bots', told))
    const { port1, port2 } = new MessageChannel()
    others.say({ kind: 'bots', port: port1 }, [port1])
    this.#say({ kind: 'bots', port: port2 }, [port2])
  }

  #heard(role: Start['role'], told: Told): void {
    if (told.kind === 'answer') {
      const response = new Response(told.body as Uint8Array<ArrayBuffer>, {
        status: told.status,
        headers: { 'content-type': told.type },
      })
      this.#answers.get(told.id)?.(response)
      this.#answers.delete(told.id)
    } else if (told.kind === 'message') this.#wires.get(told.id)?.onmessage?.({ data: told.data })
    else if (told.kind === 'closed') {
      this.#wires.get(told.id)?.closed(told.why)
      this.#wires.delete(told.id)
    } else if (told.kind === 'restart') {
      this.#bots.end()
      this.#hire(new Helper('bots'))
    } else edition.heard(role, told)
  }
}

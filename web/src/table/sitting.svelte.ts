// Sitting at a table: one socket, everything that its audience is told, and what the seat does.
import { OFFLINE, UNANSWERED, getJson, inWords, passing, refusedWords } from '../wire/api'
import { hangUp, theEnd, type Wire } from '../wire/end'
import { patched } from '../wire/patch'
import { Pulse } from '../wire/pulse'
import {
  PROTOCOL,
  REFUSED,
  type Act,
  type EventMessage,
  type Message,
  type Snapshot,
  type Table,
  type Told,
  type Welcome,
} from '../wire/types'
import { Advice } from './advice.svelte'
import { deckAt } from './decks'
import type { Earning, Frame } from '../wire/generated'
import { Reactions, type Reaction } from './reactions.svelte'
import { questionIn, type Deck, type Hint, type Refused, type Seen, type View } from './seen'

export type Audience = number | 'watch' | null // null: whichever seat this browser holds
export type Line = 'connecting' | 'live' | 'lost' | 'reload' | 'gone'

const FIRST_PAUSE = 300
const LONGEST_PAUSE = 8000
const IN_DOUBT = 'table/in-doubt'

export class Sitting implements Seen {
  line = $state<Line>('connecting')
  /** Why the table is gone: the code of the server's refusal. */
  goneBecause = $state('')
  table = $state.raw<Table | null>(null)
  view = $state.raw<View | null>(null)
  deck = $state.raw<(Deck & { forDeck?: string | null }) | null>(null)
  seat = $state<number | null>(null)
  told = $state.raw<Told[]>([])
  here = $state.raw<number[]>([])
  watching = $state(0)
  /** Whether whoever sits here wants hints, and to see what a move would earn. */
  help = $state(true)
  refused = $state.raw<Refused | null>(null)
  /** The server's clock minus ours, in milliseconds. */
  ahead = $state(0)
  /** What was done last and by whom, for sounds and notices. */
  lastEvent = $state.raw<EventMessage['what'] | null>(null)

  readonly reactions = new Reactions()
  readonly #advice: Advice
  #previews = true
  #working = $state(false)
  /** The server does not know yet whether the last act is stored; a welcome will show it. */
  #inDoubt = $state(false)
  #socket: Wire | null = null
  #n = 0
  #nextId = 1
  #answers = new Map<number, (refused: Refused | null) => void>()
  #pause = FIRST_PAUSE
  #timer: ReturnType<typeof setTimeout> | undefined
  #closed = false
  readonly #pulse = new Pulse(
    () => this.#send({}),
    () => this.#cut(),
  )
  #question = ''

  constructor(
    readonly id: string,
    readonly audience: Audience,
  ) {
    this.#advice = new Advice(id)
    this.#open()
    addEventListener('online', this.#hurry)
    document.addEventListener('visibilitychange', this.#hurry)
  }

  get names(): string[] {
    return this.table?.seats.map((seat) => seat.name) ?? []
  }
  /** Nothing can be sent now: a move is under way or in doubt, or the line is down. */
  get busy(): boolean {
    return this.#working || this.#inDoubt || this.line !== 'live'
  }
  get asked(): boolean {
    return (
      this.seat !== null &&
      !this.busy &&
      this.table?.phase === 'playing' &&
      this.mine &&
      this.#waiting.includes(this.seat)
    )
  }
  /** Whether a person, not a stand-in, plays this seat. */
  get mine(): boolean {
    return this.seat !== null && this.table?.seats[this.seat]?.stand_in == null
  }
  get hintsAllowed(): boolean {
    return this.seat !== null && this.help && this.table?.hints !== false
  }
  get hinting(): boolean {
    return this.#advice.hinting
  }
  get hint(): Hint | null {
    return this.#advice.hint
  }
  get earns(): Record<string, Earning> {
    return this.#advice.earns
  }
  get #waiting(): number[] {
    return this.view?.waiting ?? []
  }
  get #query(): string {
    return this.audience === null ? '' : `seat=${this.audience}`
  }

  /** Leave without leaving the seat: the socket closes, nothing of the view stays. */
  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
    this.#pulse.stop()
    removeEventListener('online', this.#hurry)
    document.removeEventListener('visibilitychange', this.#hurry)
    hangUp(this.#socket)
    this.#forget()
    this.view = null
    this.told = []
    this.#advice.about('')
  }

  act = (act: Act): Promise<boolean> => this.#ask({ act })
  react = (react: Reaction): Promise<boolean> => this.#ask({ react })

  async #ask(frame: Omit<Frame, 'id'>): Promise<boolean> {
    this.refused = null
    const socket = this.#socket
    if (socket === null || socket.readyState !== WebSocket.OPEN || this.line !== 'live') {
      this.refused = refusedWords(OFFLINE)
      return false
    }
    const answer = new Promise<Refused | null>((resolve) => this.#answers.set(this.#nextId, resolve))
    this.#send(frame)
    const refused = await answer
    if (refused === UNANSWERED) return false
    this.refused = refused
    if (frame.act) this.#inDoubt = refused?.code === IN_DOUBT // a reaction tells nothing about it
    return refused === null
  }

  move = (spelling: string): Promise<boolean> => this.#alone({ do: 'move', n: this.#n, move: spelling })
  undo = (): Promise<boolean> => this.#alone({ do: 'undo', n: this.#n })
  async askHint(): Promise<void> {
    if (this.seat === null || this.hinting) return
    this.refused = null
    try {
      await this.#advice.ask(this.seat)
    } catch (error) {
      if (this.line === 'live') this.refused = inWords(error)
    }
  }
  stopHint = (): void => this.#advice.stop()
  dismissRefusal = (): void => void (this.refused = null)
  dismissHint = (): void => void (this.#advice.hint = null)

  async #alone(act: Act): Promise<boolean> {
    if (this.#working) return false
    this.#working = true
    try {
      return await this.act(act)
    } finally {
      this.#working = false
    }
  }

  /** With an act or without one, which only asks whether the server is still there. */
  #send(frame: Omit<Frame, 'id'>): void {
    this.#socket?.send(JSON.stringify({ id: this.#nextId++, ...frame }))
    this.#pulse.sent()
  }

  /** Nothing comes any more: this socket will never say so by itself. */
  #cut(): void {
    const socket = this.#socket
    this.#socket = null
    hangUp(socket)
    this.#lost(0, '')
  }

  #hurry = (): void => {
    if (this.line === 'lost' && document.visibilityState === 'visible') {
      clearTimeout(this.#timer)
      this.#open()
    }
  }

  #open(): void {
    if (this.#closed) return
    const query = [`protocol=${PROTOCOL}`, this.#query, this.#n > 0 ? `since=${this.#n}` : '']
      .filter((part) => part !== '')
      .join('&')
    const socket = theEnd().open(`/api/tables/${this.id}/socket?${query}`)
    this.#socket = socket
    if (this.table !== null) this.#pulse.sent()
    socket.onmessage = (event) => {
      if (socket !== this.#socket || this.#closed) return
      this.#pulse.heard()
      this.#heard(JSON.parse(String(event.data)) as Message)
    }
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#lost(event.code, event.reason)
    }
  }

  #lost(code: number, reason: string): void {
    this.#pulse.stop()
    this.#forget()
    if (this.#closed || this.line === 'gone' || this.line === 'reload') return
    if (code === REFUSED) {
      this.line = reason === 'wire/protocol' ? 'reload' : 'gone'
      this.goneBecause = reason
      return
    }
    this.line = this.table === null ? 'connecting' : 'lost'
    this.refused = null // what failed, failed because of this
    // A little randomness, so that a hall full of pages does not reconnect in the same instant.
    this.#timer = setTimeout(() => this.#open(), this.#pause * (0.7 + Math.random() * 0.6))
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE)
    if (this.table === null) void this.#whyNot()
  }

  /** A socket that is refused before it opens tells nothing; HTTP does. */
  async #whyNot(): Promise<void> {
    try {
      await getJson<Snapshot>(`/api/tables/${this.id}?${this.#query}`)
    } catch (error) {
      const refused = inWords(error)
      if (passing(refused) || this.table !== null || this.#closed) return
      clearTimeout(this.#timer)
      this.line = 'gone'
      this.goneBecause = refused.code
    }
  }

  /** Those who wait for an answer see it in the table itself, once the connection is back. */
  #forget(): void {
    for (const resolve of this.#answers.values()) resolve(UNANSWERED)
    this.#answers.clear()
  }

  #heard(message: Message): void {
    if (message.type === 'welcome') this.#welcome(message)
    else if (message.type === 'event') this.#event(message)
    else if (message.type === 'log') this.told = message.told ?? []
    else if (message.type === 'presence') {
      this.here = message.here
      this.watching = message.watching
    } else if (message.type === 'reaction') this.reactions.heard(message, this.names[message.seat] ?? '')
    else if (message.type === 'ok' || message.type === 'refused') {
      const refused = message.type === 'ok' ? null : refusedWords(message)
      if (message.id === null)
        this.refused = refused // it could not even be read, so nothing waits for it by number
      else {
        this.#answers.get(message.id)?.(refused)
        this.#answers.delete(message.id)
      }
    } else if (message.type === 'bye' && message.code === 'wire/protocol') this.line = 'reload'
  }

  #welcome(message: Welcome): void {
    if (message.protocol !== PROTOCOL) {
      this.line = 'reload'
      this.#socket?.close()
      return
    }
    this.ahead = message.now - Date.now()
    this.#pause = FIRST_PAUSE
    this.#inDoubt = false
    if (this.refused?.code === IN_DOUBT) this.refused = null // what follows is what has become of it
    this.seat = message.seat
    if (!message.resumed) {
      this.#n = message.n
      this.#show(message.table ?? null, message.view ?? null)
    }
    this.line = 'live'
    this.#look()
  }

  #event(message: EventMessage): void {
    const { table, view } = patched({ table: this.table, view: this.view }, message.patch)
    this.#n = message.n
    if (message.log) {
      const stay = message.log[0]
      this.told = [...this.told.filter(([line]) => line < stay), ...(message.told ?? [])]
    }
    this.lastEvent = message.what
    this.#show(table, view)
    this.#look()
  }

  #show(table: Table | null, view: View | null): void {
    this.table = table
    this.view = view
    if (view !== null && (this.deck === null || this.deck.game !== view.game || this.deck.forDeck !== table?.deck))
      void this.#fetchDeck()
  }

  async #fetchDeck(): Promise<void> {
    const table = this.table
    if (table === null) return
    try {
      this.deck = await deckAt(table)
    } catch (error) {
      this.refused = inWords(error)
    }
  }

  /** A new question: what was said about the last one is over, and what its crossings would earn is fetched. */
  #look(): void {
    const { view, seat } = this
    const asked = seat !== null && view !== null && this.#waiting.includes(seat)
    const question = asked ? questionIn(view, seat) : ''
    if (question === this.#question) return
    this.#question = question
    this.#advice.about(question)
    this.refused = null
    if (asked && this.help && this.#previews && (view.question === 'pattern' || view.question === 'owed'))
      void this.#advice.preview(seat)
  }

  /** Whether anybody sees here what crossings would earn: a line behind other boards does not ask for it. */
  preview(wanted: boolean): void {
    if (wanted && !this.#previews) this.#question = ''
    this.#previews = wanted
    if (wanted) this.#look()
  }

  /** With or without help, from now on. */
  want(help: boolean): void {
    if (help === this.help) return
    this.help = help
    this.#question = ''
    this.#look()
  }
}

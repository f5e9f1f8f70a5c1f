// Made by tools/wire_types.py of the server's own types: do not edit. docs/protocol.md explains them.

/** What a table is made of. Whoever makes it sits in seat 0; `bots` sit in the seats from 1 on. */
export interface NewTable {
  game: string
  name: string
  players?: number
  variants?: Record<string, boolean | number | string | null>
  deck?: string | null
  public?: boolean
  clock?: Bank | null
  bots?: string[]
  deck_text?: string | null
  hints?: boolean | null
  daily?: boolean
  lesson?: boolean
}

/** A clock: seconds for the whole game, and what each question that was answered adds. */
export interface Bank {
  seconds: number
  increment?: number
}

/** Who wants to sit down, and where; without a seat in the first one that is open. */
export interface JoinTable {
  name: string
  seat?: number | null
}

/** Which bot is asked for advice. */
export interface AskHint {
  level?: string
}

/** What a client sends through a socket; the answer has the same `id`. */
export interface Frame {
  id: number
  act: Act
}

/** Choose what is played; fields that are left out stay. The host's, in the lobby. */
export interface Options {
  do: 'options'
  players?: number | null
  variants?: Record<string, boolean | number | string | null> | null
  deck?: string | null
  public?: boolean | null
  clock?: Bank | boolean | null
  hints?: boolean | null
}

/** Put a bot into an open seat, or change its level. The host's, in the lobby. */
export interface Bot {
  do: 'bot'
  seat: number
  level: string
}

/** Open a bot's seat again. The host's, in the lobby. */
export interface Open {
  do: 'open'
  seat: number
}

/** Say that the game may begin, or not yet. It begins when all seats are taken and all people are ready. */
export interface Ready {
  do: 'ready'
  ready?: boolean
}

/** One decision, with the number of the last event seen. */
export interface Move {
  do: 'move'
  n: number
  move: string
}

/** Take the last decision back, where the rules allow it, with the number of the last event seen. */
export interface Undo {
  do: 'undo'
  n: number
}

/** Wish that a bot plays for a seat whose player is gone; it does as soon as all others who play wish it. */
export interface Replace {
  do: 'replace'
  seat: number
  level?: string
}

/** Take one's own seat back from the bot, or withdraw the wish to replace somebody. */
export interface Back {
  do: 'back'
}

/** Leave for good: in the lobby the seat is open again, in a game a bot plays on. */
export interface Leave {
  do: 'leave'
}

/** Wish to play again at this table. In Silver Coin a loser may `swap` one number, as `amulet:7` (SC-60). */
export interface Rematch {
  do: 'rematch'
  swap?: string | null
}

/** A seat and the token that holds it. It is told only here; it is also in a cookie that pages can't read. */
export interface Seated {
  table: string
  seat: number
  token: string
}

/** It is stored. `n` is the number of the last event of the seat. */
export interface Done {
  n: number
}

/** What was refused, as a code for programs and a sentence for people. */
export interface Refusal {
  code: string
  message: string
}

/** All that a seat (or, with null, a spectator) may know, and the number of its last event. */
export interface Snapshot {
  seat: number | null
  held: number[]
  n: number
  table: Table
  view: View | null
}

/** What each legal crossing of a seat would bring, by its spelling, and the number of the seat's last event. */
export interface Earns {
  n: number
  earns: Record<string, Earning>
}

/** What a crossing brings: points by the sources of the score sheet, and what is seen on the card. */
export interface Earning {
  completes: string | null
  left: number
  owed: number
  palm_worth: number | null
  points: Record<string, number>
  symbols: Record<string, number>
  total: number
}

/** A move that was considered, what it is worth in points, and why, in phrases. */
export interface HintReason {
  move: string
  value: number
  said: Phrase[]
}

/** What a bot would do, and the moves that it considered, the best first; `n` is the event that was current. */
export interface Hint {
  n: number
  move: string
  reasons: HintReason[]
}

/** One move of a replay: the patch that makes the next `{"view": ...}`, and what is told. */
export interface Step {
  line: string
  patch: PatchStep[]
  told: Phrase[]
  by: number
}

/** A finished game, from its first view on. */
export interface Replay {
  game: string
  deck: string
  players: number
  names: string[]
  seat: number | null
  picture: Record<string, unknown> | null
  first: View
  told: Phrase[]
  steps: Step[]
  result: Record<string, unknown>
}

/** A card as it lay before a seat. */
export interface LaidCard {
  card: string
  crossed: string[]
}

/** The first turn in which points were lost: 0 is the keeping, then 1 to 28; and what lay before the seat then. */
export interface Loss {
  turn: number
  played: string[]
  better: string[]
  lost: number
  pattern: string | null
  hand: string[]
  cards: (LaidCard | null)[]
}

/** What a seat made of a game, and the best that was found with hindsight. */
export interface LookedBack {
  seat: number
  reached: number
  best: number
  first_loss: Loss | null
}

/** A sentence of the catalogue by its id, with its arguments, which may be phrases too. */
export interface Phrase {
  args?: Record<string, string | number | Phrase>
  say: string
}

/** A game that a table can be made for. */
export interface GameOffer {
  bots: string[]
  decks: boolean
  game: 'pyramids' | 'silver-and-gold' | 'silver-coin'
  low_wins: boolean
  own_decks: boolean
  players: number[]
  variants: VariantOffer[]
}

/** A variant, its values with the default first, and a sentence about it. */
export interface VariantOffer {
  help: string
  name: string
  values: (boolean | number | string | null)[]
}

/** A line of the list of public tables. */
export interface TableLine {
  game: 'pyramids' | 'silver-and-gold' | 'silver-coin'
  id: string
  names: string[]
  open: number
  phase: 'closed' | 'lobby' | 'over' | 'playing'
  players: number
}

/** A deck of Silver & Gold. */
export interface IslandDeck {
  cards: Record<string, IslandCard>
  deck: string
  game: 'silver-and-gold'
  patterns: Record<string, number[][]>
}

/** A card of Silver & Gold. */
export interface IslandCard {
  boxes: string[]
  colour: 'green' | 'grey' | 'orange' | 'purple'
  columns: number
  rows: number
  seal: 'green' | 'grey' | 'orange' | 'purple' | null
  symbols: Record<string, 'coin' | 'cross' | 'palm'>
  value: number
}

/** A deck of Pyramids. */
export interface PyramidDeck {
  cards: Record<string, PyramidCard>
  deck: string
  game: 'pyramids'
  patterns: Record<string, number[][]>
}

/** A card of Pyramids. */
export interface PyramidCard {
  boxes: string[]
  colour: 'green' | 'orange' | 'purple'
  columns: number
  entrance: string
  number: number
  rows: number
  symbols: Record<string, 'cross' | 'green_gem' | 'potion' | 'red_gem' | 'skull' | 'torch'>
  tomb: string
  walls: string[]
}

/** A deck of Silver Coin. */
export interface VillageDeck {
  cards: VillageCard[]
  deck: string
  game: 'silver-coin'
}

/** The cards of one number of Silver Coin. */
export interface VillageCard {
  copies: number
  deck: 'amulet' | 'coin'
  name: string
  number: number
  text: string
  value: number
  when: string
  word: string
}

/** What a seat may know of a game of Silver & Gold. */
export interface SilverAndGoldView {
  buried?: string[]
  can_undo: boolean
  cups: number[]
  deck: string
  display: (string | null)[]
  game: 'silver-and-gold'
  hand?: string[]
  kept?: string[] | null
  moves: string[]
  palm_worth: number
  pattern: string | null
  phase: 'keep' | 'mark' | 'over' | 'pick'
  picks: ('A' | 'B')[]
  players: number
  question: 'confirm' | 'keep' | 'owed' | 'pattern' | 'pick' | null
  revealed?: string[]
  round: number
  seat: number | null
  seats: IslandSeat[]
  since?: number[]
  stack: number
  start: number | null
  turn: number
  variants: Record<string, boolean | number | string | null>
  waiting: number[]
  winners: number[]
}

/** A seat of Silver & Gold. */
export interface IslandSeat {
  before?: IslandSeat
  cards: (CrossedCard | null)[]
  coins: number
  completed: string[]
  cups: number[]
  hand?: string[]
  kept?: string[] | null
  marks?: string[]
  owed: number
  palms: number[]
  ready: boolean
  sheet: Record<string, number>
}

/** One of a seat's two cards, and what is crossed on it. */
export interface CrossedCard {
  card: string
  crossed: string[]
}

/** What a seat may know of a game of Pyramids. */
export interface PyramidsView {
  buried?: string[]
  can_undo: boolean
  colours: Record<string, number[]>
  deck: string
  display: (string | null)[]
  game: 'pyramids'
  hand?: string[]
  kept?: string[] | null
  moves: string[]
  pattern: string | null
  penalties: number[]
  phase: 'keep' | 'mark' | 'over' | 'pick'
  picks: ('A' | 'B')[]
  players: number
  question: 'confirm' | 'keep' | 'owed' | 'pattern' | 'pick' | null
  revealed?: string[]
  round: number
  seat: number | null
  seats: PyramidSeat[]
  since?: number[]
  stack: number
  turn: number
  variants: Record<string, boolean | number | string | null>
  waiting: number[]
  winners: number[]
}

/** A seat of Pyramids. */
export interface PyramidSeat {
  before?: PyramidSeat
  cards: (CrossedCard | null)[]
  colours: Record<string, number[]>
  completed: string[]
  green_gems: number
  hand?: string[]
  kept?: string[] | null
  marks?: string[]
  owed: number
  ready: boolean
  red_gems: number
  sheet: Record<string, number>
  skulls: number
  this_turn: string[]
  torches: number[]
}

/** What a seat may know of a game of Silver Coin. */
export interface SilverCoinView {
  active: number
  call: number | null
  deck: string
  deck_left: number
  deck_top: LyingCard[]
  discards: LyingCard[]
  drawn: LyingCard[]
  game: 'silver-coin'
  held: LyingCard | null
  moves: string[]
  over: boolean
  players: number
  question: QuestionDoc | null
  round: number
  rounds: RoundDoc[]
  scores: number[]
  seat: number | null
  shown: LyingCard[]
  start: number
  token: TokenDoc
  turn: TurnDoc
  variants: Record<string, boolean | number | string | null>
  villages: LyingCard[][]
  waiting: number[]
  winners: number[]
}

/** A card wherever it lies. */
export interface LyingCard {
  ago: number[]
  coin: boolean
  face: 'down' | 'up'
  guarded: boolean
  name: string | null
  number: number | null
  open: boolean
  rotated: boolean
  seen: number[]
}

/** What is asked; the last frame is the question of now. */
export interface QuestionDoc {
  about?: string | null
  aim?: string | null
  blob?: boolean
  chosen: string[]
  frames: ((string | number)[])[]
  left?: number
  looked?: string[]
  picks?: string[]
  source?: string | null
  steps?: number
  takers?: number[]
  turned: string[]
  way?: number
}

/** A round that was scored. */
export interface RoundDoc {
  call: number | null
  power: number | null
  seats: RoundSeat[]
  token: number
}

/** What a seat had at the end of a round. */
export interface RoundSeat {
  penalty: number
  points: number
  sum: number
  village: number[]
  wolfman: boolean
}

/** The silver coin: who has it, and who may still use it in this round. */
export interface TokenDoc {
  holder: number
  power: number | null
}

/** Marks and limits of a turn. */
export interface TurnDoc {
  ability: boolean
  con: string[][]
  count: number
  drew: boolean
  ended: boolean
  given: string[]
  idle: number
  taken: boolean
  token: boolean
  used: string[]
  wards: string[][]
}

/** The first message; the whole state, unless `resumed` says that what was missed follows. */
export interface Welcome {
  n: number
  now: number
  protocol: number
  resumed: boolean
  seat: number | null
  table?: Table
  type: 'welcome'
  view?: View | null
}

/** A table as everyone may see it. */
export interface Table {
  bank: BankDoc | null
  clock: ClockDoc | null
  commit: string | null
  daily: string | null
  deck: string | null
  deck_text: string | null
  game: 'pyramids' | 'silver-and-gold' | 'silver-coin'
  hints: boolean
  host: number | null
  id: string
  number: number
  phase: 'closed' | 'lobby' | 'over' | 'playing'
  players: number
  public: boolean
  seats: TableSeat[]
  seed: string | null
  variants: Record<string, boolean | number | string | null>
}

/** The time that a table gives. */
export interface BankDoc {
  increment: number
  seconds: number
}

/** The time that each seat has left, in milliseconds, and since when it runs. */
export interface ClockDoc {
  increment: number
  left: number[]
  seconds: number
  since: (number | null)[]
}

/** A place at a table. */
export interface TableSeat {
  flagged: boolean
  kind: 'bot' | 'open' | 'person'
  left: boolean
  level: string | null
  name: string
  ready: boolean
  rematch: boolean
  stand_in: string | null
  swap: string | null
  wishes: number[]
}

/** The record so far, and in sentences. */
export interface LogMessage {
  lines: string[]
  n: number
  told: [number, Phrase][]
  type: 'log'
}

/** Something has changed. The first of `log` is how many lines stay. */
export interface EventMessage {
  log?: [number, ...string[]]
  n: number
  patch: PatchStep[]
  told?: [number, Phrase][]
  type: 'event'
  what: What
}

/** Who did what, never which move. */
export interface What {
  by: number | null
  do: string
  seat?: number
}

/** Who is here. */
export interface PresenceMessage {
  here: number[]
  type: 'presence'
  watching: number
}

/** What was asked with this id is stored. */
export interface OkMessage {
  id: number
  n: number
  type: 'ok'
}

/** What was asked with this id is refused; null if it could not even be read. */
export interface RefusedMessage {
  code: string
  id: number | null
  message: string
  type: 'refused'
}

/** The server hangs up. */
export interface ByeMessage {
  code: string
  type: 'bye'
}

export type Act = Options | Bot | Open | Ready | Move | Undo | Replace | Back | Leave | Rematch

export type View = SilverAndGoldView | PyramidsView | SilverCoinView

export type Deck = IslandDeck | PyramidDeck | VillageDeck

export type Message = Welcome | LogMessage | EventMessage | PresenceMessage | OkMessage | RefusedMessage | ByeMessage

export type Told = [line: number, phrase: Phrase]

/** Put a value, remove a key, or replace `count` items from `start` on. */
export type PatchStep = [(string | number)[]] | [(string | number)[], unknown] | [(string | number)[], start: number, count: number, items: unknown[]]

export const PROTOCOL = 1

// What travels between the page and the server (docs/protocol.md, docs/views.md).
import type { Phrase } from '../words.svelte'
import type { View } from '../table/seen'

export const PROTOCOL = 1
export type GameName = 'silver-and-gold' | 'pyramids' | 'silver-coin'
export const GAMES: GameName[] = ['silver-and-gold', 'pyramids', 'silver-coin']

export type Value = string | number | boolean | null

export interface SeatOf {
  kind: 'open' | 'person' | 'bot'
  name: string
  level: string
  ready: boolean
  stand_in: string | null
  left: boolean
  flagged: boolean
  wishes: number[]
  rematch: boolean
  swap: string | null
}

export interface Table {
  id: string
  game: GameName
  phase: 'lobby' | 'playing' | 'over' | 'closed'
  number: number
  players: number
  variants: Record<string, Value>
  deck: string | null
  deck_text: string | null
  public: boolean
  host: number
  seats: SeatOf[]
  clock: { left: number; since: number | null }[] | null
  bank: { seconds: number; increment: number } | null
  commit: string | null
  seed: string | null
  daily?: string | null
  hints?: boolean
}

export interface GameOffer {
  game: GameName
  players: [number, number]
  low_wins: boolean
  decks: boolean
  bots: string[]
  variants: { name: string; values: Value[]; help: string }[]
}

export interface Snapshot {
  seat: number | null
  n: number
  table: Table
  view: View | null
  held?: number[]
}

export type PatchStep = [(string | number)[]] | [(string | number)[], unknown] | [(string | number)[], number, number, unknown[]]
export type Told = [number, Phrase]

export interface Welcome {
  type: 'welcome'
  protocol: number
  seat: number | null
  now: number
  resumed: boolean
  n: number
  table?: Table
  view?: View | null
}
export interface LogMessage {
  type: 'log'
  n: number
  lines: string[]
  told?: Told[]
}
export interface EventMessage {
  type: 'event'
  n: number
  what: { do: string; by?: number | null }
  patch: PatchStep[]
  log?: [number, ...string[]]
  told?: Told[]
}
export type Message =
  | Welcome
  | LogMessage
  | EventMessage
  | { type: 'presence'; here: number[]; watching: number }
  | { type: 'ok'; id: number; n: number }
  | { type: 'refused'; id: number; code: string; message: string }
  | { type: 'bye'; code: string }

export type { Act } from './generated'

// The views of Silver & Gold and Pyramids (docs/views.md), and the decks that their cards are drawn from.
import type { Seen } from '../table/seen'

export type Slot = 'A' | 'B'
export const SLOTS: readonly Slot[] = ['A', 'B']

export interface CardData {
  colour: string
  /** Silver & Gold: the points. */
  value?: number
  /** Pyramids: the number of the pyramid. */
  number?: number
  columns: number
  rows: number
  boxes: string[]
  symbols: Record<string, string>
  seal?: string | null
  walls?: string[]
  entrance?: string
  tomb?: string
}

export interface Deck {
  patterns: Record<string, [number, number][]>
  cards: Record<string, CardData>
}

export interface HeldCard {
  card: string
  crossed: string[]
}

export interface SeatView {
  cards: (HeldCard | null)[]
  completed: string[]
  ready: boolean
  owed: number
  marks?: string[]
  /** The dealt cards, and those kept of them: only where all is laid open, in a replay. */
  hand?: string[]
  kept?: string[] | null
  sheet: Record<string, number>
  // Silver & Gold
  coins?: number
  cups?: number[]
  palms?: number[]
  // Pyramids
  red_gems?: number
  green_gems?: number
  torches?: number[]
  skulls?: number
  colours?: Record<string, number[]>
}

export interface ExpeditionView {
  game: string
  seat: number | null
  players: number
  variants: Record<string, unknown>
  phase: 'keep' | 'mark' | 'pick' | 'over'
  round: number
  turn: number
  waiting: number[]
  question: 'keep' | 'pattern' | 'owed' | 'confirm' | 'pick' | null
  moves: string[]
  can_undo: boolean
  pattern: string | null
  revealed?: string[]
  display: (string | null)[]
  stack: number
  picks: string[]
  hand?: string[]
  kept?: string[] | null
  seats: SeatView[]
  winners: number[]
  // Silver & Gold
  start?: number | null
  cups?: number[]
  palm_worth?: number
  // Pyramids
  colours?: Record<string, number[]>
  penalties?: number[]
  // Solo
  since?: number[]
  buried?: string[]
}

export const viewOf = (seen: Seen): ExpeditionView => seen.view as ExpeditionView
export const deckOf = (seen: Seen): Deck => seen.deck as Deck

/** `b3` is the second column, third row: [1, 2]. */
export function placeOf(box: string): [number, number] {
  return [box.charCodeAt(0) - 97, Number(box.slice(1)) - 1]
}

export function boxAt(column: number, row: number): string {
  return `${String.fromCharCode(97 + column)}${row + 1}`
}

/** The cards as a seat holds them; a spectator looks over the shoulder of seat 0. */
export function ownSeat(seen: Seen): number {
  return seen.seat ?? viewOf(seen).seat ?? 0
}

export const has = (held: HeldCard | null | undefined): held is HeldCard => held !== null && held !== undefined

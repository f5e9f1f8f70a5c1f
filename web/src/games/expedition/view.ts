// The views and decks of Silver & Gold and Pyramids, as far as both are drawn alike (docs/views.md).
import type { Deck as AnyDeck, Seen } from '../../table/seen'
import type {
  CrossedCard,
  IslandCard,
  IslandDeck,
  IslandSeat,
  PyramidCard,
  PyramidDeck,
  PyramidSeat,
  PyramidsView,
  SilverAndGoldView,
} from '../../wire/generated'

/** One of two types; a field that only the other one has is there to be asked for, and undefined. */
type Either<A, B> =
  | (A & Partial<Record<Exclude<keyof B, keyof A>, undefined>>)
  | (B & Partial<Record<Exclude<keyof A, keyof B>, undefined>>)

export type ExpeditionView = Either<SilverAndGoldView, PyramidsView>
export type SeatView = Either<IslandSeat, PyramidSeat>
export type Deck = IslandDeck | PyramidDeck
export type CardData = Either<IslandCard, PyramidCard>
export type Slot = ExpeditionView['picks'][number]
/** What a completed pyramid scores (PY-60); an island's card says it itself. */
export const PYRAMID_POINTS = 10
/** What a seal pays for each completed card of its colour, as it is printed on it (SG-3). */
export const SEAL_POINTS: Record<string, number> = { grey: 1, green: 1, orange: 2, purple: 2 }
export const SLOTS: readonly Slot[] = ['A', 'B']

export const viewOf = (seen: Pick<Seen, 'view'>): ExpeditionView => seen.view as ExpeditionView
export const deckOf = (seen: Pick<Seen, 'deck'>): Deck => seen.deck as Deck

/** A card by its id, in a deck that may not be there yet. */
export function cardIn(deck: AnyDeck | null, id: string): CardData | undefined {
  return deck !== null && 'patterns' in deck ? deck.cards[id] : undefined
}

/** `b3` is the second column, third row: [1, 2]. */
export function placeOf(box: string): [number, number] {
  return [box.charCodeAt(0) - 97, Number(box.slice(1)) - 1]
}

export function boxAt(column: number, row: number): string {
  return `${String.fromCharCode(97 + column)}${row + 1}`
}

/** Whose cards lie nearest: the seat's own; in a replay those of whoever moves; for a spectator seat 0's. */
export function ownSeat(seen: Seen): number {
  return seen.seat ?? viewOf(seen).seat ?? seen.focus ?? 0
}

export const has = (held: CrossedCard | null | undefined): held is CrossedCard => held !== null && held !== undefined

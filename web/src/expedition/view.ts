// The views and decks of Silver & Gold and Pyramids, as far as both are drawn alike (docs/views.md).
import type { Deck as AnyDeck, Seen } from '../table/seen'
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
} from '../wire/generated'

/** One of two types; a field that only the other one has is there to be asked for, and undefined. */
type Either<A, B> =
  | (A & Partial<Record<Exclude<keyof B, keyof A>, undefined>>)
  | (B & Partial<Record<Exclude<keyof A, keyof B>, undefined>>)

export type ExpeditionView = Either<SilverAndGoldView, PyramidsView>
export type SeatView = Either<IslandSeat, PyramidSeat>
export type Deck = IslandDeck | PyramidDeck
export type CardData = Either<IslandCard, PyramidCard>
export type Slot = ExpeditionView['picks'][number]
export const SLOTS: readonly Slot[] = ['A', 'B']

export const viewOf = (seen: Seen): ExpeditionView => seen.view as ExpeditionView
export const deckOf = (seen: Seen): Deck => seen.deck as Deck

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

/** The cards as a seat holds them; a spectator looks over the shoulder of seat 0. */
export function ownSeat(seen: Seen): number {
  return seen.seat ?? viewOf(seen).seat ?? 0
}

export const has = (held: CrossedCard | null | undefined): held is CrossedCard => held !== null && held !== undefined

// What a board draws from: a live table, a replay and a lesson all look like this. A board decides nothing: it shows
// `view`, offers `view.moves`, and hands the chosen spelling to `move`.
import type { Deck, Earning, Table, View } from '../wire/generated'
import { hasVillages } from '../wire/types'
import type { Phrase } from '../words.svelte'

export type { Deck, View } from '../wire/generated'

export interface Hint {
  move: string
  reasons: { move: string; share: number | null; lead: number | null; said: Phrase[] }[]
}

/** A refusal in the reader's language: a sentence, and the number of the rule if there is one. */
export interface Refused {
  code: string
  message: string
  rule: string | null
}

export interface Seen {
  /** The table's document (docs/protocol.md), or null in a replay of a file. */
  readonly table: Table | null
  /** What this audience may know of the game (docs/views.md); null before the deal, when no board is drawn. */
  readonly view: View | null
  /** Everything needed to draw the cards, GET /api/games/GAME/decks/DECK; null until it has been fetched. */
  readonly deck: Deck | null
  readonly names: string[]
  readonly seat: number | null
  /** In a replay: whose cards to show where nobody's are the reader's own. */
  readonly focus?: number | null
  /** In a replay: the boxes that were crossed last, by card. */
  readonly fresh?: ReadonlyMap<string, readonly string[]>
  /**
   * Whether this audience is asked something and may answer now (false in a replay, for spectators, while a move is
   * under way).
   */
  readonly asked: boolean
  /** Nothing can be sent now: a move is under way, or the line is down. */
  readonly busy: boolean
  /** A bot thinks about a hint. */
  readonly hinting: boolean
  readonly earns: Record<string, Earning>
  readonly hint: Hint | null
  readonly hintsAllowed: boolean
  readonly refused: Refused | null
  move(spelling: string): Promise<boolean>
  undo(): Promise<boolean>
  askHint(): Promise<void>
  dismissRefusal(): void
}

/** What a seat is asked, as a text that changes with the question. */
export function questionIn(view: View, seat: number): string {
  const own = hasVillages(view) ? null : (view.seats[seat] ?? null) // where every seat is shown by itself
  return JSON.stringify([view.round, view.turn, view.question, own, view.moves])
}

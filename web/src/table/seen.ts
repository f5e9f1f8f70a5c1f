// What a board draws from: a live table, a replay and a lesson all look like this. A board decides nothing: it shows
// `view`, offers `view.moves`, and hands the chosen spelling to `move`.
import type { Deck, Earning, Table, View } from '../wire/generated'
import type { Phrase } from '../words.svelte'

export type { Deck, View } from '../wire/generated'

export interface Hint {
  move: string
  reasons: { move: string; value: number; said: Phrase[] }[]
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

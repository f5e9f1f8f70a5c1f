// What a board draws from: a live table, a replay and a lesson all look like this. A board decides nothing: it shows
// `view`, offers `view.moves`, and hands the chosen spelling to `move`.
import type { Phrase } from '../words.svelte'

/** What a crossing would bring, worked out by the rules on the server. */
export interface Earned {
  points: Record<string, number>
  total: number
  symbols: Record<string, number>
  palm_worth?: number | null
  completes: string | null
  owed: number
  left: number
}

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

/* eslint-disable-next-line @typescript-eslint/no-explicit-any -- each board knows its own game's view */
export type View = any

export interface Seen {
  /** The table's document (docs/protocol.md), or null in a replay of a file. */
  readonly table: View | null
  /** What this audience may know of the game (docs/views.md). */
  readonly view: View
  /** Everything needed to draw the cards: GET /api/games/GAME/decks/DECK. */
  readonly deck: View
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
  readonly earns: Record<string, Earned>
  readonly hint: Hint | null
  readonly hintsAllowed: boolean
  readonly refused: Refused | null
  move(spelling: string): Promise<boolean>
  undo(): Promise<boolean>
  askHint(): Promise<void>
  dismissRefusal(): void
}

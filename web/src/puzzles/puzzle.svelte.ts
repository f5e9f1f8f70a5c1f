// A puzzle as a board sees it: a table at which this seat is asked once, and nothing happens after its answer.
import { deckOf } from '../table/decks'
import type { Deck, Hint, Refused, Seen, View } from '../table/seen'
import { getJson, inWords, postJson } from '../wire/api'
import type { Puzzle, PuzzleMove, PuzzleVerdict, Table, TableSeat } from '../wire/generated'
import { t } from '../words.svelte'
import { keepSolved } from './solved'

const NOBODY: TableSeat = {
  flagged: false,
  hurried: null,
  kind: 'bot',
  left: false,
  level: null,
  name: '',
  plays_as: null,
  ready: true,
  rematch: false,
  stand_in: null,
  swap: null,
  wishes: [],
}

export class PuzzleSeat implements Seen {
  view = $state.raw<View | null>(null)
  deck = $state.raw<Deck | null>(null)
  refused = $state.raw<Refused | null>(null)
  busy = $state(false)
  /** What the last answer was worth. */
  verdict = $state.raw<PuzzleVerdict | null>(null)
  /** The best move is in sight: it was found, or asked for. */
  told = $state(false)
  tries = $state(0)
  readonly hinting = false
  readonly hintsAllowed = false

  private constructor(readonly puzzle: Puzzle) {
    // Nothing was done here that could be taken back.
    this.view = 'can_undo' in puzzle.view ? { ...puzzle.view, can_undo: false } : puzzle.view
  }

  static async fetch(id: string): Promise<PuzzleSeat> {
    const made = new PuzzleSeat(await getJson<Puzzle>(`/api/puzzles/${encodeURIComponent(id)}`))
    made.deck = await deckOf(made.puzzle.game, made.puzzle.deck)
    return made
  }
  get names(): string[] {
    return Array.from({ length: this.puzzle.players }, (_, seat) => t('seat-name', { number: seat + 1 }))
  }
  get seat(): number {
    return this.puzzle.seat
  }
  get earns(): Puzzle['earns'] {
    return this.puzzle.earns
  }
  get asked(): boolean {
    return this.verdict === null && !this.busy
  }
  get table(): Table {
    const { game, players, deck } = this.puzzle
    return {
      bank: null,
      clock: null,
      commit: null,
      counts: false,
      daily: 'puzzle',
      deck,
      deck_text: null,
      game,
      hints: false,
      host: null,
      id: '',
      idle: null,
      number: 1,
      phase: 'playing',
      family: false,
      players,
      practice: null,
      public: false,
      seats: this.names.map((name) => ({ ...NOBODY, name })),
      seed: null,
      variants: {},
      warned: [],
      wins: [],
    }
  }
  /** The best move, shown as boards show a hint. */
  get hint(): Hint | null {
    const best = this.told ? this.judged(this.verdict?.best ?? null) : null
    return best === null
      ? null
      : { move: best.move, reasons: [{ move: best.move, share: null, lead: null, said: best.said }] }
  }
  /** What the verdict says of a move. */
  judged(move: string | null): PuzzleMove | null {
    return this.verdict?.moves.find((one) => one.move === move) ?? null
  }
  get second(): PuzzleMove | null {
    return this.verdict?.moves.find((one) => one.move !== this.verdict?.best) ?? null
  }
  async move(spelling: string): Promise<boolean> {
    if (!this.asked) return false
    return this.#answer(spelling)
  }
  async giveUp(): Promise<void> {
    if (this.verdict !== null || (await this.#answer(null))) this.told = true
  }
  again(): void {
    if (!this.told) this.verdict = null
  }
  async #answer(move: string | null): Promise<boolean> {
    this.busy = true
    this.refused = null
    try {
      const path = `/api/puzzles/${encodeURIComponent(this.puzzle.id)}/answer`
      const verdict = await postJson<PuzzleVerdict>(path, { move })
      if (move !== null) this.tries += 1
      if (verdict.solved) {
        keepSolved(this.puzzle.id, this.tries === 1 ? 'first' : 'later')
        this.told = true
      }
      this.verdict = verdict
      return true
    } catch (error) {
      this.refused = inWords(error)
      return false
    } finally {
      this.busy = false
    }
  }
  undo(): Promise<boolean> {
    return Promise.resolve(false)
  }
  askHint(): Promise<void> {
    return Promise.resolve()
  }
  dismissRefusal(): void {
    this.refused = null
  }
}

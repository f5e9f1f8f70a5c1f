// Walking through a game: the first view and a patch a step. To a board it looks like a table at which nothing is
// asked.
import { deckOf } from '../table/decks'
import type { Deck, Seen, View } from '../table/seen'
import { patched } from '../wire/patch'
import type { Replay } from '../wire/generated'
import { SPECS } from '../wire/types'
import { has, say, t, type Phrase } from '../words.svelte'
import { crossedBetween, type Run, runsOf, turnOf } from './runs'

export type Course = Replay

export class Walk implements Seen {
  at = $state(0)
  view = $state.raw<View | null>(null)
  deck = $state.raw<Deck | null>(null)
  readonly table = null
  readonly asked = false
  readonly busy = false
  readonly earns = {}
  readonly hint = null
  readonly hinting = false
  readonly hintsAllowed = false
  readonly refused = null
  /** Views that were reached, so that going back is quick. */
  #views: View[]
  #runs: Run[] | null = null
  /** Whether we came here by turns: then the whole turn is told. */
  #whole = $state(false)

  constructor(readonly course: Course) {
    this.#views = [course.first]
    this.view = course.first
  }
  get names(): string[] {
    // A record names nobody
    return this.course.names.map((name, seat) => name || t('seat-name', { number: seat + 1 }))
  }
  get seat(): number | null {
    return this.course.seat
  }
  get last(): number {
    return this.course.steps.length
  }
  /** Whoever has just moved: theirs is the board to look at. */
  readonly focus: number | null = $derived.by(() => this.course.steps[this.at - 1]?.by ?? null)
  readonly #run: Run | undefined = $derived.by(() => this.runs.find(({ from, to }) => from < this.at && this.at <= to))
  /** What was crossed in this turn, by card. */
  readonly fresh: ReadonlyMap<string, readonly string[]> = $derived.by(() => {
    const run = this.#run
    return run === undefined ? new Map() : crossedBetween(this.#reach(run.from), this.#reach(this.at))
  })
  /** What had been told up to here, and in which step. */
  readonly told: { step: number; phrase: Phrase }[] = $derived.by(() => [
    ...this.course.told.map((phrase) => ({ step: 0, phrase })),
    ...this.course.steps.slice(0, this.at).flatMap(({ told }, at) => told.map((phrase) => ({ step: at + 1, phrase }))),
  ])
  /**
   * What happened last: in this step, in this turn if we came by turns, or before the first step. Where a step tells
   * nothing by itself, it is told what its turn was about.
   */
  readonly caption: string = $derived.by(() => {
    const step = this.course.steps[this.at - 1]
    if (step === undefined) return this.course.told.map(say).join(' ')
    const run = this.#run
    const before = run === undefined ? [] : this.course.steps.slice(run.from, this.at - 1).flatMap(({ told }) => told)
    const silent = step.told.length === 0
    const told = [...(silent || this.#whole ? before : []), ...step.told].map(say)
    if (!silent) return told.join(' ')
    const id = `end-step-${/^\d+ ([a-z]+)/.exec(step.line)?.[1] ?? ''}`
    return [...told, t(has(id) ? id : 'end-step-hidden', { name: this.names[step.by] ?? '' })].join(' ')
  })
  /** All turns of the game. */
  get runs(): Run[] {
    this.#reach(this.last)
    return (this.#runs ??= runsOf(this.course.steps, this.#views))
  }
  /** In which turn we are, from 1; 0 before the first. */
  get turn(): number {
    return this.#run === undefined ? 0 : this.runs.indexOf(this.#run) + 1
  }
  /**
   * A table of the two games with drawn decks keeps its deck, which may be the host's own; so may a
   * record.
   */
  async fetchDeck(table: string | null): Promise<void> {
    const { game, deck, picture } = this.course
    this.deck = picture ?? (await (SPECS[game].named_decks ? deckOf(game, deck) : deckOf(game, null, table)))
  }
  to(step: number): void {
    const goal = Math.max(0, Math.min(this.last, step))
    this.view = this.#reach(goal)
    this.at = goal
    this.#whole = false
  }
  /** To what the next turn came to, or the one before. */
  byTurn(on: boolean): void {
    const ends = this.runs.map(({ shown }) => shown)
    this.to((on ? ends.find((end) => end > this.at) : ends.findLast((end) => end < this.at)) ?? (on ? this.last : 0))
    this.#whole = true
  }
  /**
   * The step that shows a seat's turn, as hindsight counts turns; null if there is none. With a card that is taken at
   * its end the next pattern comes, so it is the last step after which the turn's own pattern still lies there.
   */
  stepOf(seat: number, turn: number): number | null {
    const run = this.runs.find((run) => run.by === seat && run.turn === turn)
    if (run === undefined) return null
    let step = run.shown
    while (step > run.from && turnOf(this.#reach(step)) !== turn) step -= 1
    return step > run.from ? step : run.shown
  }
  #reach(goal: number): View {
    while (this.#views.length <= goal) {
      const from = this.#views.length - 1
      this.#views.push((patched({ view: this.#views[from] }, this.course.steps[from]!.patch) as { view: View }).view)
    }
    return this.#views[goal]!
  }
  move(): Promise<boolean> {
    return Promise.resolve(false)
  }
  undo(): Promise<boolean> {
    return Promise.resolve(false)
  }
  askHint(): Promise<void> {
    return Promise.resolve()
  }
  dismissRefusal(): void {
    // nothing is ever refused here
  }
}

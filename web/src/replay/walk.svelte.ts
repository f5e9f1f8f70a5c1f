// Walking through a game: the first view and a patch a step. To a board it looks like a table at which nothing is
// asked.
import { deckOf } from '../table/decks'
import type { Deck, Seen, View } from '../table/seen'
import { patched } from '../wire/patch'
import type { Replay } from '../wire/generated'
import { SPECS } from '../wire/types'
import { t, type Phrase } from '../words.svelte'

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
  /** What had been told up to here. */
  get told(): Phrase[] {
    return [...this.course.told, ...this.course.steps.slice(0, this.at).flatMap((step) => step.told)]
  }
  /**
   * A table of the two games with drawn decks keeps its deck, which may be one that the host brought along; so may a
   * record.
   */
  async fetchDeck(table: string | null): Promise<void> {
    const { game, deck, picture } = this.course
    this.deck = picture ?? (await (SPECS[game].named_decks ? deckOf(game, deck) : deckOf(game, null, table)))
  }
  to(step: number): void {
    const goal = Math.max(0, Math.min(this.last, step))
    while (this.#views.length <= goal) {
      const from = this.#views.length - 1
      this.#views.push((patched({ view: this.#views[from] }, this.course.steps[from]!.patch) as { view: View }).view)
    }
    this.at = goal
    this.view = this.#views[goal]!
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

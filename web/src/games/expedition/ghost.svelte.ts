// The ghost: the crossing that confirming would make now. Pointer, touch, keys and buttons all move the same one.
import { afresh } from '../../table/afresh'
import type { Seen } from '../../table/seen'
import { type Crossing, crossingsOf, keyOf, nearest, nextMirror, nextTurn } from './crossings'
import { boxAt, deckOf, ownSeat, placeOf, type Slot, viewOf } from './view'

const SINGLE = 'a1'

/** Tells one question from the next. */
export function asksOf(seen: Seen): string {
  const view = viewOf(seen)
  return `${view.round} ${view.turn} ${view.question} ${view.seats[ownSeat(seen)]?.owed} ${view.moves.length}`
}

export class Ghost {
  readonly #seen: () => Seen
  /** Where one points: a card, a point on it in boxes. */
  slot = $state<Slot | null>(null)
  point = $state<[number, number]>([0, 0])
  /**
   * What is asked. What was tapped or chosen belongs to it, and is gone with it: derived, so that nothing must run for
   * it.
   */
  readonly #asks: string = $derived.by(() => asksOf(this.#seen()))
  /** Boxes that were tapped one by one. */
  picked: string[] = $derived.by(() => afresh(this.#asks, []))
  #single: boolean = $derived.by(() => afresh(this.#asks, false))
  #shape = $state('')

  constructor(seen: () => Seen) {
    this.#seen = seen
  }

  readonly crossings: Crossing[] = $derived.by(() => {
    const seen = this.#seen()
    const { question, moves } = viewOf(seen)
    return seen.asked && (question === 'pattern' || question === 'owed') ? crossingsOf(moves) : []
  })
  /** The turns of the pattern that fit anywhere. */
  readonly shapes: ReadonlySet<string> = $derived(
    new Set(this.crossings.map((one) => one.shape).filter((shape) => shape !== SINGLE)),
  )
  readonly owed: boolean = $derived.by(() => viewOf(this.#seen()).question === 'owed')
  /** The pattern as its card shows it. */
  readonly #usual: string = $derived.by(() => {
    const { pattern } = viewOf(this.#seen())
    const drawn = pattern === null ? undefined : deckOf(this.#seen()).patterns[pattern]
    return drawn === undefined ? SINGLE : keyOf(drawn)
  })
  /** Whether both the pattern and a single box are possible, so that there is a choice. */
  readonly choice: boolean = $derived(this.shapes.size > 0 && this.crossings.some((one) => one.boxes.length === 1))
  readonly single: boolean = $derived(this.shapes.size === 0 || this.#single)
  readonly shape: string = $derived.by(() => {
    if (this.single) return SINGLE
    if (this.shapes.has(this.#shape)) return this.#shape
    const usual = this.#usual
    if (this.shapes.has(usual)) return usual
    const turn = nextTurn(usual, this.shapes)
    return this.shapes.has(turn) ? turn : nextMirror(usual, this.shapes)
  })
  readonly there: Crossing | null = $derived.by(() => {
    if (this.slot === null) return null
    const box = boxAt(Math.floor(this.point[0]), Math.floor(this.point[1]))
    const on = this.crossings.filter((one) => one.slot === this.slot && (!this.single || one.boxes.length === 1))
    const through = on.some((one) => one.boxes.includes(box))
    return nearest(on, { point: this.point, box: through ? box : null, shape: this.shape, picked: this.picked })
  })

  pointAt(slot: Slot, column: number, row: number): void {
    this.slot = slot
    this.point = [column, row]
  }

  /** One more box, or one less. What fits with the boxes before is kept; otherwise the new box starts over. */
  tap(slot: Slot, box: string): void {
    if (this.slot !== slot) this.picked = []
    const [column, row] = placeOf(box)
    const rest = this.picked.filter((one) => one !== box)
    const more = rest.length < this.picked.length ? rest : [...rest, box]
    const fits = this.crossings.some((one) => one.slot === slot && more.every((each) => one.boxes.includes(each)))
    this.picked = fits ? more : [box]
    this.pointAt(slot, column + 0.5, row + 0.5)
  }

  turn(): void {
    this.#lay(nextTurn)
  }

  mirror(): void {
    this.#lay(nextMirror)
  }

  /** Lay it another way where it is, if that is possible there; else wherever it can lie that way. */
  #lay(next: (shape: string, there: ReadonlySet<string>) => string): void {
    if (this.owed || this.shapes.size === 0) return
    const now = this.there !== null && this.there.boxes.length > 1 ? this.there.shape : this.shape
    const box = boxAt(Math.floor(this.point[0]), Math.floor(this.point[1]))
    const here = this.crossings.filter(
      (one) => one.slot === this.slot && one.shape !== SINGLE && one.boxes.includes(box),
    )
    const local = next(now, new Set(here.map((one) => one.shape)))
    this.#shape = local !== now && local !== SINGLE ? local : next(now === SINGLE ? this.#usual : now, this.shapes)
    this.#single = false
    this.picked = []
  }

  chooseSingle(single: boolean): void {
    this.#single = single
    this.picked = this.picked.slice(-1)
  }

  leave(): void {
    if (this.picked.length === 0) this.slot = null
  }
}

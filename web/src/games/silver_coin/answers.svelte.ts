// How a seat answers: what is chosen and not yet sent, which places are targets, and what a tap on one of them does.
import { tick } from 'svelte'
import { afresh } from '../../table/afresh'
import type { Seen } from '../../table/seen'
import { frameOf, isAbility, lookedAt, movesBySpot, wordOf } from './asks'
import { cardAt, type CoinView } from './view'

const LOOKS = 2 // SC-3
const PATIENCE = 3000 // milliseconds to wait for a view that should have come

export class Answers {
  /**
   * What is asked. What is chosen and not yet sent belongs to it, and is gone with it: derived, so that nothing must
   * run for it.
   */
  readonly #asks: string = $derived.by(() => JSON.stringify([this.view.round, this.view.waiting, this.view.question]))
  /** Places chosen for an exchange or for the first look, not yet sent. */
  chosen: string[] = $derived.by(() => afresh(this.#asks, []))
  /** The silver coin is in hand, looking for a card. */
  coinInHand: boolean = $derived.by(() => afresh(this.#asks, false))
  /** The place that was tapped, with what can be answered there: the bar's buttons send it, or nothing does. */
  selected: { spot: string; moves: string[] } | null = $derived.by(() => afresh(this.#asks, null))
  /** What else an own card could do while cards are chosen, or all those answers that have no room in the bar. */
  chooser: { spot: string | null; moves: string[]; select: boolean } | null = $derived.by(() =>
    afresh(this.#asks, null),
  )
  calling: boolean = $derived.by(() => afresh(this.#asks, false))
  /** Places whose cards we have just looked at, privately. */
  reveals = $state.raw<string[]>([])
  revealRound = $state(0)
  /** The card that was tapped: the bar explains it. */
  explained = $state<string | null>(null)
  #sending = $state(false)

  constructor(readonly seen: () => Seen) {}

  get view(): CoinView {
    return this.seen().view as CoinView
  }
  get asked(): boolean {
    return this.seen().asked && !this.#sending
  }
  moves = $derived.by((): string[] => (this.asked ? this.view.moves : []))
  spots = $derived.by(() => movesBySpot(this.moves, this.view.turn.laid))
  /** Exchanging or looking at the start: cards are chosen first, then sent together. */
  gathers = $derived.by((): boolean => {
    const { word } = frameOf(this.view)
    return this.asked && ((word === 'held' && this.moves.some((move) => wordOf(move) === 'swap')) || word === 'peek')
  })
  dark = $derived.by((): boolean => this.asked && (this.coinInHand || isAbility(this.view)))

  /** What can be answered at a place, as it stands now. */
  at(spot: string): string[] {
    const found = this.spots.get(spot) ?? []
    if (this.coinInHand) return found.filter((move) => wordOf(move) === 'token')
    return found.filter((move) => wordOf(move) !== 'token')
  }
  /** A village as a whole is asked for: any of its cards will do. */
  ofVillage(spot: string): string[] {
    const seat = /^(\d)\./.exec(spot)?.[1]
    return seat === undefined ? [] : (this.spots.get(`v${seat}`) ?? [])
  }
  isTarget(spot: string): boolean {
    return this.at(spot).length > 0 || this.ofVillage(spot).length > 0
  }

  /** A tap never answers: it selects and explains, and the bar's button answers. Tapped again, it is let go. */
  press(spot: string): void {
    const again = this.selected?.spot === spot
    this.explained = again ? null : spot
    this.chooser = null
    this.selected = null
    if (again) return
    const village = this.ofVillage(spot)
    const here = this.at(spot)
    if (village.length > 0) this.selected = { spot: `v${spot.split('.')[0]}`, moves: village }
    else if (here.length === 0) return
    else if (this.gathers && !this.coinInHand && /^\d\./.test(spot)) {
      const others = here.filter((move) => !['swap', 'set', 'peek'].includes(wordOf(move)))
      const gathers = others.length < here.length
      if (others.length > 0) this.chooser = { spot, moves: others, select: gathers }
      else this.toggle(spot)
    } else this.selected = { spot, moves: here }
  }

  /** Whether a place is what the bar's button is about. */
  isChosen(spot: string): boolean {
    const selected = this.selected?.spot
    return this.chosen.includes(spot) || selected === spot || selected === `v${spot.split('.')[0]}`
  }

  toggle(spot: string): void {
    this.chooser = null
    const rest = this.chosen.filter((one) => one !== spot)
    if (rest.length < this.chosen.length) this.chosen = rest
    else if (frameOf(this.view).word === 'peek' && rest.length === LOOKS) this.chosen = [...rest.slice(1), spot]
    else this.chosen = [...rest, spot]
  }

  /** The places chosen, from the left. */
  get inOrder(): string[] {
    return [...this.chosen].sort((a, b) => Number(a.split('.')[1]) - Number(b.split('.')[1]))
  }
  /** The spelling of the first answer that what is chosen makes; null if it makes none yet. */
  get gathered(): string | null {
    const places = this.inOrder
    const wanted =
      frameOf(this.view).word === 'peek'
        ? `peek:${places.join(',')}`
        : places.length === 1
          ? `swap:${places[0]}`
          : `set:${places[0]}`
    return this.moves.includes(wanted) ? wanted : null
  }

  /** Send what is chosen: one answer, or a set card by card from the left and then `turn`. */
  async sendChosen(): Promise<void> {
    const first = this.gathered
    if (first === null) return
    const rest = wordOf(first) === 'set' ? [...this.inOrder.slice(1).map((place) => `set:${place}`), 'turn'] : []
    this.#sending = rest.length > 0
    try {
      for (const spelling of [first, ...rest]) {
        const before = this.view
        if (!(await this.#push(spelling))) return
        for (let waited = 0; this.view === before && waited < PATIENCE; waited += 20)
          await new Promise((done) => setTimeout(done, 20))
      }
    } finally {
      this.#sending = false
    }
  }

  async send(spelling: string): Promise<boolean> {
    if (!this.asked) return false
    return this.#push(spelling)
  }

  async #push(spelling: string): Promise<boolean> {
    const looks = lookedAt(this.view, spelling)
    const { round } = this.view
    this.calling = false
    const done = await this.seen().move(spelling)
    // What could not be sent is still chosen.
    if (done) {
      this.#forget(wordOf(spelling) === 'peek')
      this.explained = null
    }
    if (done && looks.length > 0) {
      await tick()
      this.reveals =
        this.revealRound === round ? [...this.reveals.filter((one) => !looks.includes(one)), ...looks] : looks
      this.revealRound = round
    } else if (done && wordOf(spelling) !== 'done') this.reveals = []
    return done
  }

  /** The private reveal as it can be shown: cards that are still where we looked, in the same round. */
  shownReveals = $derived.by(() =>
    this.view.round === this.revealRound && this.view.rounds.length < this.revealRound
      ? this.reveals
          .map((spot) => ({ spot, card: cardAt(this.view, spot) }))
          .filter(({ card }) => card !== null && card.number !== null)
      : [],
  )

  /** What is chosen and not sent is taken back. */
  #forget(chosen = true): void {
    if (chosen) this.chosen = []
    this.selected = null
    this.chooser = null
    this.coinInHand = false
    this.calling = false
  }
  /** Escape: whatever is not yet sent. Answers whether there was something. */
  cancel(): boolean {
    const begun = this.chosen.length > 0 || this.selected !== null || this.chooser !== null || this.coinInHand
    const had = begun || this.reveals.length > 0
    if (!begun) this.reveals = []
    this.#forget()
    this.explained = null
    return had
  }
}

// The beats of a round's end: the call, then card after card and village after village, then the silver coin.
import type { ScoredRound } from '../../wire/generated'
import { orderOf } from './telling'

const CALL = 1300 // milliseconds: long enough to hold one's breath
const MOST = 6000 // for all cards together, however many there are
const CARD = 420
const CALLER = 620 // theirs is the village that everybody waits for
const VERDICT = 900
const LAST = 2200

export class Reveal {
  /** For each seat, how many of its cards are turned; -1 before its turn. */
  turned = $state<number[]>([])
  /** The seats whose village is counted. */
  counted = $state<number[]>([])
  coin = $state(false)
  done = $state(false)
  #timer: ReturnType<typeof setTimeout> | undefined
  readonly #beats: [wait: number, act: () => void][]

  constructor(
    readonly round: ScoredRound,
    readonly finish: () => void,
  ) {
    this.turned = round.seats.map(() => 0)
    const cards = round.seats.reduce((sum, one) => sum + one.village.length, 0)
    const pace = Math.min(CARD, MOST / Math.max(1, cards))
    const beats: [number, () => void][] = []
    let wait = CALL
    for (const seat of orderOf(round)) {
      round.seats[seat]!.village.forEach((_, place) => {
        beats.push([wait, () => (this.turned[seat] = place + 1)])
        wait = seat === round.call ? CALLER : pace
      })
      beats.push([wait, () => this.counted.push(seat)])
      wait = VERDICT
    }
    beats.push([VERDICT, () => (this.coin = true)])
    beats.push([LAST, () => this.end()])
    this.#beats = beats
    this.#next()
  }

  #next(): void {
    const beat = this.#beats[0]
    if (beat === undefined) return
    this.#timer = setTimeout(() => {
      this.#beats.shift()
      beat[1]()
      this.#next()
    }, beat[0])
  }

  /** The rest at once; and when all is told, on to the sheet. */
  skip(): void {
    this.stop()
    if (this.coin) this.end()
    else {
      while (!this.coin) this.#beats.shift()?.[1]()
      this.#next()
    }
  }

  end(): void {
    if (this.done) return
    this.done = true
    this.stop()
    this.finish()
  }

  stop(): void {
    clearTimeout(this.#timer)
  }
}

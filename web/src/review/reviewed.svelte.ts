// A review as it arrives: what each moment was worth, what was luck, what decisions cost.
import { inWords, passing, Refusal, stream } from '../wire/api'
import type { DecisionFound, LuckFound, ReviewFound, ReviewPart, ValueFound } from '../wire/generated'
import { linesOf } from './lines'
import { reviewOf, type Source } from './source'

export type Care = 'quick' | 'full'
export const DEAR = ['inaccuracy', 'mistake', 'blunder']
const AGAIN = 1500 // milliseconds until a stream that broke is taken up again
const TRIES = 5

export class Reviewed {
  values = $state.raw<ValueFound[]>([])
  luck = $state.raw<ReadonlyMap<number, LuckFound>>(new Map())
  decisions = $state.raw<ReadonlyMap<number, DecisionFound>>(new Map())
  whole = $state.raw<ReviewFound | null>(null)
  done = $state(0)
  total = $state(0)
  busy = $state(false)
  care = $state<Care>('quick')
  trouble = $state('')
  #stop: AbortController | null = null

  constructor(readonly source: Source) {}

  /** Decisions that cost something for sure, in the order of the game. */
  dear(seat: number | null): DecisionFound[] {
    return [...this.decisions.values()]
      .filter((one) => (seat === null || one.seat === seat) && DEAR.includes(one.mark))
      .sort((one, other) => one.at - other.at)
  }

  async start(care: Care): Promise<void> {
    this.stop()
    const stop = (this.#stop = new AbortController())
    this.care = care
    this.busy = true
    this.trouble = ''
    this.done = this.total = 0
    this.whole = null
    this.decisions = new Map()
    this.luck = new Map()
    this.values = []
    let seen = 0
    for (let tries = 0; !stop.signal.aborted;) {
      try {
        const response = await stream(...reviewOf(this.source, care, seen))
        for await (const part of linesOf<ReviewPart>(response, stop.signal)) {
          this.#take(part)
          seen = part.seen
          if (part.refused !== null) throw new Refusal(part.refused)
          tries = 0
        }
        if (this.whole !== null || stop.signal.aborted) break
        throw new Refusal({ code: 'page/offline', message: '' })
      } catch (error) {
        if (stop.signal.aborted) break
        const why = inWords(error)
        if (!passing(why) || (tries += 1) > TRIES) {
          this.trouble = why.message
          break
        }
        await new Promise((go) => setTimeout(go, AGAIN))
      }
    }
    if (this.#stop === stop) this.busy = false
  }
  /** Nobody waits for more: the work ends too. What was found stays. */
  stop(): void {
    this.#stop?.abort()
    this.#stop = null
    this.busy = false
  }

  #take({ found, done, total }: ReviewPart): void {
    this.done = done
    this.total = total
    const values: ValueFound[] = []
    const luck = new Map(this.luck)
    const decisions = new Map(this.decisions)
    for (const one of found) {
      if (one.finding === 'value') values.push(one)
      else if (one.finding === 'luck') luck.set(one.at, one)
      else if (one.finding === 'decision') decisions.set(one.at, one)
      else this.whole = one
    }
    if (values.length > 0) this.values = [...this.values, ...values]
    if (luck.size > this.luck.size) this.luck = luck
    if (decisions.size > this.decisions.size) this.decisions = decisions
  }
}

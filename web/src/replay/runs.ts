// A replay by turns: what one seat decides without a pause, as a single stretch of steps.
import type { View } from '../table/seen'
import type { Step } from '../wire/generated'
import { hasVillages } from '../wire/types'

export interface Run {
  /** The step before which it begins, and the one after which it is over. */
  from: number
  to: number
  /** The step that shows it best: its last one but for the confirming, after which the next pattern may lie there. */
  shown: number
  by: number
  /** As hindsight counts turns: 0 is keeping, then 1 to 28; null in a game that does not. */
  turn: number | null
}

const PATTERNS = 7 // in a round

export function turnOf(view: View): number | null {
  if (hasVillages(view)) return null
  return view.phase === 'keep' ? 0 : (view.round - 1) * PATTERNS + view.turn
}

/** `views[n]` is what was seen before step n. */
export function runsOf(steps: Step[], views: View[]): Run[] {
  const runs: (Run & { round: number })[] = []
  steps.forEach(({ by, line }, at) => {
    const { round } = views[at]!
    const turn = turnOf(views[at]!)
    const last = runs.at(-1)
    if (last !== undefined && last.by === by && last.turn === turn && last.round === round) {
      last.to = at + 1
      if (!line.endsWith(' done')) last.shown = at + 1
    } else runs.push({ from: at, to: at + 1, shown: at + 1, by, turn, round })
  })
  return runs
}

/** The boxes that were crossed between two views, by seat and card. */
export function crossedBetween(before: View, now: View): Map<string, string[]> {
  const found = new Map<string, string[]>()
  if (hasVillages(before) || hasVillages(now)) return found
  now.seats.forEach((seat, at) => {
    for (const held of seat.cards) {
      if (held === null) continue
      const old = before.seats[at]?.cards.find((one) => one?.card === held.card)
      const boxes = held.crossed.filter((box) => !old?.crossed.includes(box))
      if (boxes.length > 0) found.set(held.card, boxes)
    }
  })
  return found
}

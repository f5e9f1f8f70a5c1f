import { describe, expect, it } from 'vitest'
import type { View } from '../table/seen'
import type { Step } from '../wire/generated'
import { crossedBetween, runsOf } from './runs'

const view = (phase: string, round: number, turn: number, crossed: string[][] = []): View =>
  ({
    game: 'silver-and-gold',
    phase,
    round,
    turn,
    seats: crossed.map((boxes, seat) => ({ cards: [{ card: `o0${seat}`, crossed: boxes }, null] })),
  }) as unknown as View
const step = (by: number): Step => ({ line: `${by} A:a1`, patch: [], told: [], by })

describe('the turns of a replay', () => {
  it('are what a seat decides without a pause, and have the number that hindsight gives them', () => {
    const steps = [0, 1, 0, 0, 1, 1, 1].map(step)
    steps[5]!.line = '1 done'
    const keep = view('keep', 1, 0)
    const views = [keep, keep, view('mark', 2, 3), view('mark', 2, 3), view('mark', 2, 3), view('mark', 2, 3)]
    views.push(view('mark', 2, 4))
    expect(runsOf(steps, views).map(({ from, to, shown, by, turn }) => [from, to, shown, by, turn])).toEqual([
      [0, 1, 1, 0, 0],
      [1, 2, 2, 1, 0],
      [2, 4, 4, 0, 10],
      [4, 6, 5, 1, 10],
      [6, 7, 7, 1, 11],
    ])
  })
  it('show which boxes were crossed in them, on cards old and new', () => {
    const now = crossedBetween(view('mark', 1, 1, [['a1'], []]), view('mark', 1, 1, [['a1', 'b2'], ['c3']]))
    expect([...now]).toEqual([
      ['o00', ['b2']],
      ['o01', ['c3']],
    ])
  })
})

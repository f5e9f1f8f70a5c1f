import { describe, expect, it } from 'vitest'
import type { GameName } from '../wire/types'
import { companyOf, courseOf, figuresOf, placeOf, soloBest } from './figures'
import type { Result } from './result'

function result(id: string, game: GameName, totals: number[], more: Partial<Result> = {}): Result {
  const best = game === 'silver-coin' ? Math.min(...totals) : Math.max(...totals)
  return {
    id: `${id}-1`,
    game,
    when: Number(id),
    seat: 0,
    seats: totals.map((total, seat) => ({
      name: `P${seat}`,
      level: seat === 0 ? null : 'easy',
      points: [['coins', total]],
      total,
    })),
    winners: totals.flatMap((total, seat) => (total === best ? [seat] : [])),
    daily: null,
    shared: false,
    stoodIn: false,
    deck: null,
    deckText: null,
    record: 'x',
    ...more,
  }
}

describe('figures', () => {
  it('tell best, mean and wins by game and opponents', () => {
    const figures = figuresOf([
      result('1', 'pyramids', [50]),
      result('2', 'pyramids', [60]),
      result('3', 'pyramids', [40, 30]),
      result('4', 'pyramids', [20, 30]),
    ])
    expect(figures).toEqual([
      {
        game: 'pyramids',
        all: { played: 4, won: 1, best: 60, mean: 42.5 },
        by: [
          { company: 'solo', tally: { played: 2, won: 0, best: 60, mean: 55 } },
          { company: 'easy', tally: { played: 2, won: 1, best: 40, mean: 30 } },
        ],
      },
    ])
  })

  it('take the fewest points for the best where the fewest win', () => {
    const [figures] = figuresOf([result('1', 'silver-coin', [30, 40]), result('2', 'silver-coin', [50, 40])])
    expect(figures?.all).toEqual({ played: 2, won: 1, best: 30, mean: 40 })
  })

  it.each([{ shared: true }, { stoodIn: true }, { practice: true }, { deckText: 'deck' }])(
    'leave out what is not mine alone: %o',
    (more) => expect(figuresOf([result('1', 'pyramids', [50], more)])).toEqual([]),
  )

  it('name the strongest of several bots, and people before bots', () => {
    const three = result('1', 'pyramids', [1, 2, 3])
    three.seats[2]!.level = 'expert'
    expect(companyOf(three)).toBe('expert')
    three.seats[1]!.level = null
    expect(companyOf(three)).toBe('people')
  })
})

describe('a place', () => {
  it.each([
    ['pyramids', [50, 60, 40], 2],
    ['pyramids', [40, 60, 50], 3],
    ['silver-coin', [40, 60, 50], 1],
    ['silver-coin', [60, 60, 50], 2],
  ] as const)('in %s with %o is %i', (game, totals, place) => {
    expect(placeOf(result('1', game, [...totals]))).toBe(place)
  })

  it('is the second for whoever lost a tie', () => {
    expect(placeOf(result('1', 'pyramids', [50, 50], { winners: [1] }))).toBe(2)
  })
})

describe('a game alone', () => {
  const old = result('1', 'pyramids', [50])
  it('is the best if nothing was better before', () => {
    const now = result('2', 'pyramids', [51])
    expect(soloBest(now, [now, old])).toEqual({ best: true, before: old })
  })
  it('is not if it was only reached again', () => {
    const now = result('2', 'pyramids', [50])
    expect(soloBest(now, [now, old])).toEqual({ best: false, before: old })
  })
  it('is not compared with other games, with games against others, or with none', () => {
    const now = result('2', 'pyramids', [10])
    const others = [result('3', 'pyramids', [90, 1]), result('4', 'silver-and-gold', [90])]
    expect(soloBest(now, [now, ...others])).toEqual({ best: true, before: null })
    expect(soloBest(others[0]!, [now])).toBeNull()
  })
})

describe('the course over time', () => {
  it('goes from the oldest on, with the mean of the last ten', () => {
    const results = Array.from({ length: 12 }, (_, at) => result(String(at + 1), 'pyramids', [at])).reverse()
    const course = courseOf(results, 'pyramids')
    expect(course.map(({ total }) => total)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
    expect(course[11]!.mean).toBe(6.5)
  })
})

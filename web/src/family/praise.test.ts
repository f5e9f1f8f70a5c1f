import { describe, expect, it } from 'vitest'
import type { SeatView } from '../games/expedition/view'
import { endOf, praiseOf } from './praise'

const seat = (completed: string[], cups: number[] = []): SeatView => ({ completed, cups }) as unknown as SeatView

describe('praise', () => {
  it('is given for what has just happened, and for nothing else', () => {
    expect(praiseOf('Ada', seat([]), seat(['s01']))?.say).toBe('family-first-card')
    expect(praiseOf('Ada', seat(['s01']), seat(['s01', 's02']))).toEqual({
      say: 'family-card',
      args: { who: 'Ada', count: 2 },
    })
    expect(praiseOf('Ada', seat([]), seat([], [8]))?.args).toMatchObject({ count: 8 })
    expect(praiseOf('Ada', seat(['s01'], [8]), seat(['s01'], [8]))).toBeNull()
    expect(praiseOf('Ada', seat(['s01', 's02']), seat(['s01']))).toBeNull()
  })

  it('compares with what the same person scored before', () => {
    expect(endOf('Ada', 60, [40, 50], 3)).toEqual({ say: 'family-best', args: { who: 'Ada', points: 60, before: 50 } })
    expect(endOf('Ada', 45, [50, 40], 3)).toEqual({ say: 'family-more', args: { who: 'Ada', points: 45, more: 5 } })
    expect(endOf('Ada', 60, [], 3).say).toBe('family-done')
    expect(endOf('Ada', 50, [50], 0).say).toBe('family-played')
  })
})

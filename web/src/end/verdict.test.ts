import { beforeAll, describe, expect, it, vi } from 'vitest'
import { loadWords } from '../words.svelte'
import type { Score } from './score'
import { verdictOf } from './verdict'

const NAMES = ['Captain', 'Ben', 'Cleo', 'Dan']

function score(totals: number[], winning: number[], low = false): Score {
  const names = NAMES.slice(0, totals.length)
  return {
    heading: 'Source',
    names,
    rows: [],
    totals,
    winning,
    winners: winning.map((seat) => names[seat]!),
    tie: null,
    low,
  }
}

describe('the verdict', () => {
  beforeAll(async () => {
    vi.stubGlobal('document', { documentElement: {} })
    await loadWords('en')
  })
  it('says "you" to whoever reads it, and by how much', () => {
    expect(verdictOf(score([112, 87], [0]), 0).title).toBe('You win by 25!')
    expect(verdictOf(score([112, 87], [0]), 1)).toEqual({
      title: 'Captain wins by 25!',
      detail: 'You are 25 points behind.',
    })
    expect(verdictOf(score([112, 87], [0]), null)).toEqual({ title: 'Captain wins by 25!', detail: '' })
  })
  it('knows that the fewest points may win, and places among many', () => {
    const told = score([31, 12, 13, 40], [1], true)
    expect(verdictOf(told, 1).title).toBe('You win by 1!')
    expect(verdictOf(told, 2).detail).toBe('You are number 2 of 4, 1 point behind.')
    expect(verdictOf(told, 3).detail).toBe('You are number 4 of 4, 28 points behind.')
  })
  it('tells a tie that was decided, and one that was not', () => {
    expect(verdictOf(score([50, 50], [1]), 1).title).toBe('You win!')
    expect(verdictOf(score([50, 50], [1]), 0)).toEqual({ title: 'Ben wins!', detail: 'You have just as many points.' })
    expect(verdictOf(score([50, 50, 50], [0, 1, 2]), 1).title).toBe('You share the win with Captain and Cleo')
    expect(verdictOf(score([50, 50, 9], [0, 1]), 2)).toEqual({
      title: 'A shared win: Captain and Ben',
      detail: 'You are number 3 of 3, 41 points behind.',
    })
  })
  it('tells a game alone, and one that was closed too early', () => {
    expect(verdictOf(score([1], [0]), 0).title).toBe('You reach 1 point')
    expect(verdictOf(score([70], [0]), null).title).toBe('Captain reaches 70 points')
    expect(verdictOf(score([3, 4], []), 0).title).toBe('The score')
  })
})

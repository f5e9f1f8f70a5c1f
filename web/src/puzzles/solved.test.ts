import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { countSolved, forget, howSolved, keepSolved, keepsSolved, nextOf } from './solved'

const lines = ['a', 'b', 'c'].map((id) => ({
  id,
  game: 'pyramids' as const,
  theme: 'chain',
  difficulty: 'easy',
  players: 2,
}))
let kept: Record<string, string>
let forbidden: boolean

beforeEach(() => {
  kept = {}
  forbidden = false
  forget()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => {
      if (forbidden) throw new Error('QuotaExceededError')
      kept[key] = value
    },
  })
})
afterEach(() => vi.unstubAllGlobals())

test('what was solved is known after the page was closed, and how', () => {
  keepSolved('b', 'later')
  keepSolved('b', 'first') // solved again: the first time counts
  forget()
  expect(howSolved('b')).toBe('later')
  expect(howSolved('a')).toBe(null)
  expect(countSolved(lines)).toBe(1)
})

test('a full storage loses nothing until the page is closed, and says so', () => {
  forbidden = true
  keepSolved('a', 'first')
  expect(howSolved('a')).toBe('first')
  expect(keepsSolved()).toBe(false)
})

test('what is kept but damaged counts as nothing', () => {
  kept['vermeil-puzzles'] = '{"a": "first", "b": 3'
  expect(howSolved('a')).toBe(null)
  expect(keepsSolved()).toBe(false)
  keepSolved('c', 'first')
  expect(howSolved('c')).toBe('first')
})

test('the next puzzle is one that is not solved, if there is one', () => {
  keepSolved('b', 'first')
  expect(nextOf(lines, 'a')?.id).toBe('c')
  expect(nextOf(lines, 'c')?.id).toBe('a')
  expect(nextOf(lines, null)?.id).toBe('a')
  for (const id of ['a', 'c']) keepSolved(id, 'first')
  expect(nextOf(lines, 'a')?.id).toBe('b')
  expect(nextOf([], 'a')).toBe(null)
})

import { expect, test } from 'vitest'
import { middle, valueWords } from './ranking'

test('the median of an even number of results lies between the two in the middle', () => {
  expect(middle([])).toBeNull()
  expect(middle([[7, 1]])).toBe(7)
  expect(
    middle([
      [40, 1],
      [30, 2],
      [-20, 2],
    ]),
  ).toBe(30)
  expect(
    middle([
      [40, 1],
      [35, 1],
      [30, 2],
    ]),
  ).toBe(32.5)
})

test('a lead has its sign, and half a point is written as people write it', () => {
  expect(valueWords({ way: 'bot' }, 12)).toBe('+12')
  expect(valueWords({ way: 'bot' }, -0.5)).toBe('−0.5')
  expect(valueWords({ way: 'solo' }, 12)).toBe('12')
})

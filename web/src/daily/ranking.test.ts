import { expect, test } from 'vitest'
import { barOf, middle, valueWords } from './ranking'

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

test('bars are as long as their leads, and those behind end where the others begin', () => {
  const leads = [30, 10, -10]
  const [best, second, last] = leads.map((lead) => barOf(lead, leads))
  expect(best).toEqual({ start: 25, length: 75 })
  expect(second).toEqual({ start: 25, length: 25 })
  expect(last).toEqual({ start: 0, length: 25 })
  expect(barOf(-34, [-34, -80]).length).toBeLessThan(barOf(-80, [-34, -80]).length)
})

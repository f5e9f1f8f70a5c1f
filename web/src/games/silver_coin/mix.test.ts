import { expect, test } from 'vitest'
import { letterOf, mixName, surprise, withNumber } from './mix'
import { sourcesOf } from './view'

test('a mix has one name, that of the deck with most numbers first (SC-60)', () => {
  const mix = 'coin+amulet:1,3,13+bullet:2,4,9,12'
  expect(mixName(sourcesOf(mix))).toBe(mix)
  expect(mixName(sourcesOf('bullet'))).toBe('bullet')
  expect(mixName(Array.from({ length: 14 }, (_, at) => (at < 7 ? 'coin' : 'bullet')))).toBe('bullet+coin:0,1,2,3,4,5,6')
})

test('one number after another turns one deck into another', () => {
  let mix = 'coin'
  for (let number = 0; number < 14; number += 1) mix = withNumber(mix, number, 'bullet')
  expect(mix).toBe('bullet')
  expect(withNumber('bullet', 9, 'amulet')).toBe('bullet+amulet:9')
})

test('a surprise is a mix of the decks there are, and another one than before', () => {
  const rolls = [...Array<number>(14).fill(0), ...Array<number>(14).fill(0.99)]
  expect(surprise(['coin', 'amulet', 'bullet'], 'coin', () => rolls.shift()!)).toBe('bullet')
})

test('decks are told apart by letters', () => {
  const decks = ['coin', 'amulet', 'bullet', 'bell']
  expect(decks.map((deck) => letterOf(decks, deck))).toEqual(['C', 'A', 'Bu', 'Be'])
})

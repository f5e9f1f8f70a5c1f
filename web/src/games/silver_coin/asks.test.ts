import { describe, expect, it } from 'vitest'
import { askSentence, begins, frameOf, lookedAt, movesBySpot, spotsOf, wordOf } from './asks'
import type { LyingCard } from '../../wire/generated'
import { wasShuffled } from './shuffle.svelte'
import { cardAt, groupAt, kindOf, type CoinView } from './view'

const down: LyingCard = {
  face: 'down',
  number: null,
  name: null,
  rotated: false,
  coin: false,
  guarded: false,
  seen: [],
  ago: [],
  open: false,
}
const up: LyingCard = { ...down, face: 'up', number: 7, name: 'Beholder', open: true }
const view = {
  deck: 'coin+amulet:3,7',
  villages: [[down, up, { ...down, coin: true }], [down]],
  discards: [up],
  held: null,
  shown: [],
  drawn: [],
  turn: { laid: ['d1'] },
  groups: [],
  question: { frames: [['action', 0], [12, 1]], chosen: [], turned: [] }, // prettier-ignore
} as unknown as CoinView

describe('a spelling', () => {
  it.each([
    ['peek:0.1,0.3', ['0.1', '0.3']],
    ['draw', ['deck']],
    ['draw:3', ['deck']],
    ['take', ['d1']],
    ['shown:2', ['s2']],
    ['village:1', ['v1']],
    ['left', ['left']],
    ['look:1.2', ['1.2']],
    ['call', []],
  ])('%s is answered where it lies', (spelling, spots) => {
    expect(spotsOf(spelling)).toEqual(spots)
  })

  it('is found by each of its places', () => {
    const found = movesBySpot(['peek:0.1,0.2', 'peek:0.1,0.3', 'call'])
    expect(found.get('0.1')).toEqual(['peek:0.1,0.2', 'peek:0.1,0.3'])
    expect([...found.keys()]).toEqual(['0.1', '0.2', '0.3'])
  })

  it('begins an ability, or does not', () => {
    expect(begins('curator:0.1')).toBe(true)
    expect(begins('a-card-of-a-new-deck:0.1')).toBe(true)
    expect(begins('token:0.3')).toBe(true)
    expect(begins('look:0.1')).toBe(false)
    expect(begins('draw')).toBe(false)
    expect(wordOf('look:0.1')).toBe('look')
  })
})

describe('a view', () => {
  it('says what is asked last', () => {
    expect(frameOf(view)).toEqual({ word: null, number: 12, step: 1 })
  })

  it('names a card by the deck that its number comes from (SC-60)', () => {
    expect(kindOf(view.deck, 7)).toBe('amulet-7')
    expect(kindOf(view.deck, 8)).toBe('coin-8')
  })

  it('finds the card of a place', () => {
    expect(cardAt(view, '0.2')).toBe(up)
    expect(cardAt(view, 'd1')).toBe(up)
    expect(cardAt(view, '0.9')).toBeNull()
    expect(cardAt(view, 'held')).toBeNull()
  })

  it('knows which cards an answer has just shown, and no others', () => {
    expect(lookedAt(view, 'look:1.1')).toEqual(['1.1'])
    expect(lookedAt(view, 'village:0')).toEqual(['0.1']) // not the one face up, not the one with the coin
    expect(lookedAt(view, 'give:0.1')).toEqual(['0.1']) // the Robber's exchange
    expect(lookedAt(view, 'call')).toEqual([])
  })
})

describe('Silver Bullet', () => {
  const face = (number: number): LyingCard => ({ ...up, number, name: '' })
  const bullet = {
    ...view,
    deck: 'bullet',
    seat: 0,
    active: 0,
    round: 1,
    moves: [],
    villages: [
      [{ ...down, seen: [0] }, { ...down, seen: [0, 1] }, face(1)],
      [{ ...down, seen: [1] }, down],
    ],
    question: { frames: [['held', 0]], chosen: [], turned: [] },
  } as unknown as CoinView
  const asks = (...frames: [string | number, number][]): CoinView['question'] => ({ frames, chosen: [], turned: [] })

  it('lets a Mortician use a discard where it lies (SC-74)', () => {
    expect(spotsOf('rite:1', ['d2', 'd1'])).toEqual(['d2'])
    expect(begins('rite:1')).toBe(false)
  })

  it('shows all own cards to an Insomniac, and none to whoever shuffles (SC-77, SC-78)', () => {
    expect(lookedAt({ ...bullet, held: face(7) }, 'use')).toEqual(['0.1', '0.2'])
    expect(lookedAt({ ...bullet, held: face(6) }, 'use')).toEqual([])
    expect(lookedAt({ ...bullet, question: asks([8, 0]) }, 'village:0')).toEqual([])
  })

  it('knows the group of a place, and letters only where there are several (SC-78)', () => {
    const one = { places: ['0.1', '0.2'], numbers: [3, 7] }
    expect(groupAt({ ...bullet, groups: [one] }, '0.2')).toEqual({ ...one, letter: '' })
    expect(groupAt({ ...bullet, groups: [one, { places: ['1.1', '1.2'], numbers: [9] }] }, '1.1')?.letter).toBe('B')
    expect(groupAt({ ...bullet, groups: [one] }, '1.1')).toBeNull()
  })

  it('says that a set matches with the help of Lycans where the view does (SC-71)', () => {
    const place = (lifted?: string[]): CoinView =>
      ({ ...bullet, held: face(3), question: { ...asks(['place', 0])!, ...(lifted && { lifted }) } }) as CoinView
    expect(askSentence(place(['0.1']), [], 0).say).toBe('sc-ask-place-lycan')
    expect(askSentence(place(), [], 0).say).toBe('sc-ask-place')
  })

  it('sees a village shuffled where less is known of it than before (SC-78)', () => {
    const before = { ...bullet, question: asks([8, 0]) }
    const after = { ...bullet, villages: [bullet.villages[0]!, [down, down]] }
    expect([0, 1].map((seat) => wasShuffled(before, after, seat))).toEqual([false, true])
    expect(wasShuffled(bullet, after, 1)).toBe(false)
  })
})

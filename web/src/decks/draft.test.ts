import { describe, expect, it } from 'vitest'
import type { CheckedDeck } from '../wire/generated'
import { cardOf, emptyDraft, freshCard, mirrored, painted, readDraft, turned, written } from './draft'

const NOTHING = { deck: null, picture: null, problems: [], count: 0, notes: [], counts: [], facts: [] }

describe('a deck in the making', () => {
  it('is turned and mirrored as paper is', () => {
    expect(turned('abcd', 2)).toBe('cadb')
    expect(mirrored('abcd', 2, 'left')).toBe('badc')
    expect(mirrored('abcd', 2, 'up')).toBe('cdab')
  })

  it('has one entrance: painting another moves it, painting a skull does not', () => {
    expect(painted('pyramids', '>...', 2, '>')).toBe('..>.')
    expect(painted('pyramids', 's...', 2, 's')).toBe('s.s.')
  })

  it('is written as a deck file', () => {
    const draft = emptyDraft('silver-and-gold', 'mine')
    const sealed = { ...draft.cards[0]!, extra: 'green' }
    expect(written({ ...draft, cards: [sealed] })).toBe(
      'game silver-and-gold\nname mine\n\nc01 grey seal green\n. . . .\n. . . .\n# # # #\n# # # #\n',
    )
    expect(written({ ...emptyDraft('pyramids', 'mine'), skulls: '1,2' })).toContain('\nskulls 1,2\n\nc01 green 1\n')
  })

  it('gives a new card an id and a number that no other has', () => {
    const draft = emptyDraft('pyramids', 'mine')
    const second = freshCard(draft)
    expect([second.id, second.extra]).toEqual(['c02', '2'])
    expect(cardOf('pyramids', second)).toMatchObject({ number: 2, entrance: 'c1', tomb: 'c5', walls: [] })
  })

  it('is read from what was checked, unless a drawing could not say it all', () => {
    const checked: CheckedDeck = {
      ...NOTHING,
      game: 'silver-and-gold',
      header: { game: 'silver-and-gold', name: 'mine' },
      cards: [{ head: ['a01', 'grey'], rows: ['.X', 'o.'] }],
    }
    expect(readDraft(checked)).toMatchObject({ name: 'mine', cards: [{ id: 'a01', marks: '.X##o.##########' }] })
    expect(readDraft({ ...checked, cards: [{ head: ['a01', 'grey'], rows: [] }] })).toBeNull()
    expect(readDraft({ ...checked, cards: [{ head: ['a01', 'pink'], rows: ['.'] }] })).toBeNull()
    expect(readDraft({ ...checked, header: {} })).toBeNull()
  })
})

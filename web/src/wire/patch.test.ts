import { describe, expect, it } from 'vitest'
import { patched } from './patch'
import type { PatchStep } from './types'

describe('a patch', () => {
  const whole = { table: { n: 1 }, view: { seats: [{ owed: 0 }, { owed: 1 }], moves: ['a', 'b', 'c'] } }

  it('puts a value at its path', () => {
    expect(patched(whole, [[['view', 'seats', 1, 'owed'], 0]])).toEqual({
      ...whole,
      view: { ...whole.view, seats: [{ owed: 0 }, { owed: 0 }] },
    })
  })

  it('removes a key', () => {
    expect(patched(whole, [[['view', 'moves']]])).toEqual({ table: { n: 1 }, view: { seats: whole.view.seats } })
  })

  it('removes a place of a list, and what lay behind it moves up', () => {
    expect(patched(whole, [[['view', 'moves', 0]]]).view.moves).toEqual(['b', 'c'])
  })

  it('replaces a run of a list', () => {
    expect(patched(whole, [[['view', 'moves'], 1, 2, ['x', 'y', 'z']]]).view.moves).toEqual(['a', 'x', 'y', 'z'])
  })

  it('replaces everything with an empty path', () => {
    expect(patched(whole as object, [[[], { fresh: true }]])).toEqual({ fresh: true })
  })

  it('applies its steps one after the other', () => {
    const steps: PatchStep[] = [
      [['view', 'moves'], 0, 1, []],
      [['view', 'moves', 0], 'first'],
    ]
    expect(patched(whole, steps).view.moves).toEqual(['first', 'c'])
  })

  it('leaves the old value and the parts that it does not name alone', () => {
    const before = structuredClone(whole)
    const after = patched(whole, [[['view', 'seats', 1, 'owed'], 5]])
    expect(whole).toEqual(before)
    expect(after.table).toBe(whole.table)
    expect(after.view.moves).toBe(whole.view.moves)
    expect(after.view.seats[0]).toBe(whole.view.seats[0])
    expect(after.view.seats[1]).not.toBe(whole.view.seats[1])
  })
})

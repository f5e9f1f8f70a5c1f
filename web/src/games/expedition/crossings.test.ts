import { describe, expect, it } from 'vitest'
import { crossingOf, crossingsOf, keyOf, mirrored, nearest, nextMirror, nextTurn, turned } from './crossings'

describe('a crossing', () => {
  it('is read from its spelling', () => {
    expect(crossingOf('A:b1b2b3c3')).toMatchObject({ slot: 'A', boxes: ['b1', 'b2', 'b3', 'c3'], shape: 'a1a2a3b3' })
    expect(crossingOf('+B:d4')).toMatchObject({ slot: 'B', boxes: ['d4'], shape: 'a1' })
  })

  it.each(['keep:s09,o05', 'take:2', 'done', 'A:', 'C:a1'])('is not any other move: %s', (spelling) => {
    expect(crossingOf(spelling)).toBeNull()
  })

  it('has its middle in the middle of its boxes', () => {
    expect(crossingOf('A:a1b1')?.middle).toEqual([1, 0.5])
  })
})

describe('a shape', () => {
  it('is the same wherever it lies', () => {
    expect(keyOf([[3, 4], [4, 4], [4, 5]])).toBe(keyOf([[0, 0], [1, 0], [1, 1]])) // prettier-ignore
  })

  it('is itself again after four turns, and after two mirrors', () => {
    const shape = crossingOf('A:a1a2a3b3')!.shape
    expect(turned(turned(turned(turned(shape))))).toBe(shape)
    expect(mirrored(mirrored(shape))).toBe(shape)
    expect(mirrored(shape)).not.toBe(shape)
  })

  it('turns only to a shape that is offered', () => {
    const lying = crossingOf('A:a1b1c1')!.shape
    const standing = crossingOf('A:a1a2a3')!.shape
    expect(nextTurn(lying, new Set([lying, standing]))).toBe(standing)
    expect(nextTurn(lying, new Set([lying]))).toBe(lying)
  })

  it('is mirrored to a turn of its image where the image itself is not offered', () => {
    const shape = crossingOf('A:a1a2a3b3')!.shape
    const image = turned(mirrored(shape))
    expect(nextMirror(shape, new Set([shape, image]))).toBe(image)
  })
})

describe('the nearest crossing', () => {
  const all = crossingsOf(['A:a1b1', 'A:b1c1', 'A:b1b2', 'A:b1', 'A:c3'])
  const lying = crossingOf('A:a1b1')!.shape

  it('goes through the box, in the wished shape', () => {
    const found = nearest(all, { point: [2.4, 0.5], box: 'c1', shape: lying, picked: [] })
    expect(found?.spelling).toBe('A:b1c1')
  })

  it('prefers another turn of the pattern to a single box', () => {
    expect(nearest(all, { point: [1.5, 1.5], box: 'b2', shape: lying, picked: [] })?.spelling).toBe('A:b1b2')
  })

  it('falls back on a single box where no pattern fits', () => {
    expect(nearest(all, { point: [2.5, 2.5], box: 'c3', shape: lying, picked: [] })?.spelling).toBe('A:c3')
  })

  it('holds the picked boxes before all else', () => {
    expect(nearest(all, { point: [2.5, 0.5], box: 'c1', shape: lying, picked: ['a1'] })?.spelling).toBe('A:a1b1')
  })

  it('is nothing where nothing is offered', () => {
    expect(nearest([], { point: [0, 0], box: null, shape: lying, picked: [] })).toBeNull()
  })
})

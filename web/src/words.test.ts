import { beforeAll, describe, expect, it, vi } from 'vitest'
import { listOf, loadWords } from './words.svelte'

describe('names in a row', () => {
  beforeAll(() => vi.stubGlobal('document', { documentElement: {} }))

  it.each([
    ['en', 'Ann, Ben and Cem'],
    ['es', 'Ann, Ben y Cem'],
    ['de', 'Ann, Ben und Cem'],
    ['qps', 'Ann, Ben and Cem'],
  ] as const)('stand as a sentence of %s has them', async (language, row) => {
    await loadWords(language)
    expect(listOf(['Ann', 'Ben', 'Cem'])).toBe(row)
    expect(listOf(['Ann'])).toBe('Ann')
    expect(listOf([])).toBe('')
  })
})

import { beforeAll, describe, expect, it, vi } from 'vitest'
import { loadRules, loadWords } from '../words.svelte'
import { inWords, Refusal, refusedWords } from './api'

const CROSSED = {
  code: 'move/illegal',
  message: 'SG-22: b2 is already crossed',
  rule: 'SG-22',
  phrase: { say: 'refused-crossed', args: { box: 'b2' } },
}

describe('a refusal', () => {
  beforeAll(() => vi.stubGlobal('document', { documentElement: {} }))

  it('is said in the reader’s language, with the number of the rule', async () => {
    await loadWords('de')
    expect(refusedWords(CROSSED)).toEqual({
      code: 'move/illegal',
      message: 'b2 ist schon angekreuzt.',
      rule: 'SG-22',
    })
    await loadWords('es')
    expect(inWords(new Refusal(CROSSED)).message).toBe('b2 ya está tachada.')
  })

  it('is followed by the rule’s own words once the rules are read', async () => {
    await loadWords('en')
    await loadRules('en')
    expect(refusedWords(CROSSED).message).toMatch(/^b2 is already crossed\. No box is crossed off twice\./)
  })

  it('begins with a capital unless it begins with a box', async () => {
    await loadWords('en')
    const phrase = { say: 'refused-no-card', args: { slot: 'B' } }
    expect(refusedWords({ ...CROSSED, phrase }).message).toBe('You have no card B.')
  })

  it('without a phrase, or with one that this page does not know, is the sentence of its code', async () => {
    await loadWords('en')
    const known = 'The rules do not allow that here.'
    expect(refusedWords({ code: 'move/illegal', message: 'SG-22: no' })).toEqual({
      code: 'move/illegal',
      message: known,
      rule: null,
    })
    expect(refusedWords({ ...CROSSED, phrase: { say: 'refused-by-a-newer-server' } }).message).toBe(known)
    expect(refusedWords({ code: 'such/unknown', message: 'as it is' }).message).toBe('as it is')
  })
})

// What became of results that came in, in words.
import { inWords } from '../wire/api'
import { t } from '../words.svelte'
import { BrokenFile } from './file'
import type { Merged } from './store'

export function mergedWords({ came, known, kept }: Merged): string {
  const words = t('results-came', { came, known })
  return kept ? words : `${words} ${t('results-came-for-now')}`
}

export function troubleWords(error: unknown): string {
  if (error instanceof BrokenFile) return t(`results-broken-${error.why}`, { number: error.number })
  return inWords(error).message
}

// Results as one file: what is written, and what is refused with a reason before anything is changed.
import { isResult, type Result } from './result'

const KIND = 'results'
const VERSION = 1
/** Characters; about ten thousand games. */
const MOST = 64 << 20

export type Broken = 'too-large' | 'not-json' | 'not-results' | 'newer' | 'damaged'

/** A file that is not taken in, not even partly. */
export class BrokenFile extends Error {
  constructor(
    readonly why: Broken,
    /** Which of its games is damaged, from 1 on. */
    readonly number = 0,
  ) {
    super(why)
  }
}

export function written(results: Result[]): string {
  return JSON.stringify({ vermeil: KIND, version: VERSION, results })
}

/** The games of a file; BrokenFile if any part of it is not as we would have written it. */
export function readResults(text: string): Result[] {
  if (text.length > MOST) throw new BrokenFile('too-large')
  let found: unknown
  try {
    found = JSON.parse(text)
  } catch {
    throw new BrokenFile('not-json')
  }
  const file = (typeof found === 'object' && found !== null ? found : {}) as Record<string, unknown>
  if (file['vermeil'] !== KIND || !Array.isArray(file['results'])) throw new BrokenFile('not-results')
  if (typeof file['version'] !== 'number' || file['version'] > VERSION) throw new BrokenFile('newer')
  const results: unknown[] = file['results']
  const damaged = results.findIndex((one) => !isResult(one))
  if (damaged !== -1) throw new BrokenFile('damaged', damaged + 1)
  return results as Result[]
}

// Promises of the server that this browser has seen, so that it can tell on the day whether they were kept.
import { keepText, readText } from '../device/storage.svelte'
import type { Daily } from '../wire/generated'
import { nameOf } from './daily'

const KEY = 'vermeil-promises'
const DAYS = 3

type Promises = Record<string, Record<string, string>>

function read(): Promises {
  try {
    return JSON.parse(readText(KEY) ?? '{}') as Promises
  } catch {
    return {}
  }
}

/** Remember what is promised for tomorrow; of one day the first word counts. */
export function remember({ tomorrow }: Daily): void {
  if (tomorrow === null || tomorrow.promises.length === 0) return
  const known = read()
  known[tomorrow.day] ??= Object.fromEntries(tomorrow.promises.map((one) => [nameOf(one), one.commit]))
  const last = Object.entries(known)
    .sort(([one], [other]) => (one < other ? 1 : -1))
    .slice(0, DAYS)
  keepText(KEY, JSON.stringify(Object.fromEntries(last)))
}

/** What was promised for a day, if this browser was there the day before. */
export function remembered(day: string): Record<string, string> | null {
  return read()[day] ?? null
}

/** In hexadecimal. Browsers have it on secure pages only. */
export async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

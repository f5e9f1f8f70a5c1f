// The HTTP side of the server. A refusal is thrown, with its code.
import type { Refused } from '../table/seen'
import { has, say, t, type Phrase } from '../words.svelte'
import { POCKET, theEnd } from './end'

export const OFFLINE: Said = { code: 'page/offline', message: 'the server does not answer' }

/** Try again. In the pocket edition there is no server that could be busy. */
const BUSY = 'table/busy'

/** The line was lost before the answer: the table itself will show what has become of it. */
export const UNANSWERED: Refused = { code: 'page/unanswered', message: '', rule: null }

/** What the server says of a refusal. A proxy in between says nothing of it, an older server less. */
export interface Said {
  code: string
  message: string
  rule?: string | null
  phrase?: Phrase | null
}

export class Refusal extends Error {
  constructor(readonly said: Said) {
    super(said.message)
  }

  get code(): string {
    return this.said.code
  }
}

/** A refusal in the reader's language: why, or else the sentence of its code; and the rule's own words, once read. */
export function refusedWords({ code, message, rule = null, phrase = null }: Said): Refused {
  const ofCode = POCKET !== null && code === BUSY ? 'pocket-busy' : `code-${code.replaceAll('/', '-')}`
  const ofRule = `rule-${rule ?? ''}`
  const why = phrase !== null && has(phrase.say) ? asSentence(say(phrase)) : has(ofCode) ? t(ofCode) : ''
  const parts = [why, has(ofRule) ? t(ofRule) : ''].filter((part) => part !== '')
  return { code, message: parts.length > 0 ? parts.join(' ') : message, rule }
}

/** What follows a rule's number, on its own: with a full stop, and a capital unless it begins with a box or a card. */
function asSentence(part: string): string {
  const begun = /^\p{L}+[ ,;]/u.test(part) ? part.charAt(0).toUpperCase() + part.slice(1) : part
  return /[.!?]$/.test(begun) ? begun : `${begun}.`
}

async function answered(response: Response): Promise<Response> {
  if (response.ok) return response
  const said: Said = { code: 'server/failed', message: `${response.status} ${response.statusText}` }
  try {
    Object.assign(said, (await response.json()) as Partial<Said>)
  } catch {
    // not ours: a proxy answered with a page of its own
  }
  throw new Refusal(said)
}

async function ask(path: string, init?: RequestInit): Promise<Response> {
  try {
    return await answered(await theEnd().ask(path, init))
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw new Refusal(OFFLINE)
  }
}

/** An answer that is read while it arrives. */
export const stream = ask

export async function getJson<T>(path: string, headers: Record<string, string> = {}): Promise<T> {
  return (await (await ask(path, { headers })).json()) as T
}

export async function getText(path: string): Promise<string> {
  return (await ask(path)).text()
}

export async function postJson<T>(path: string, body: unknown, more: Record<string, string> = {}): Promise<T> {
  const headers = { 'content-type': 'application/json', ...more }
  const init = { method: 'POST', headers, body: JSON.stringify(body) }
  return (await (await ask(path, init)).json()) as T
}

export async function postText<T>(path: string, body: string): Promise<T> {
  return (await (await ask(path, { method: 'POST', headers: { 'content-type': 'text/plain' }, body })).json()) as T
}

/** Whether a refusal means that there is no such table, or that what names it can't be a table's name. */
export function nowhere({ code }: Refused): boolean {
  return code === 'table/unknown' || code === 'wire/invalid'
}

/** Whether the same may be answered in a moment: the server is away or busy, or this browser has asked for too much. */
export function passing({ code }: Refused): boolean {
  return ['page/offline', 'table/busy', 'wire/rate'].includes(code)
}

/** Whatever went wrong, as something to read. */
export function inWords(error: unknown): Refused {
  if (error instanceof Refusal) return refusedWords(error.said)
  return { code: 'server/failed', message: error instanceof Error ? error.message : String(error), rule: null }
}

// The HTTP side of the server. A refusal is thrown, with its code.
import type { Refused } from '../table/seen'
import { has, t } from '../words.svelte'

export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message)
  }
}

/** A refusal in the reader's language: the sentence of its code, and the rule's own words beside its number. */
export function refusedWords(code: string, message: string): Refused {
  const rule = /^((?:SG|PY|SC)-\d+)\b/.exec(message)?.[1] ?? null
  const ofCode = `code-${code.replaceAll('/', '-')}`
  const ofRule = rule === null ? '' : `rule-${rule}`
  const parts = [has(ofCode) ? t(ofCode) : '', ofRule && has(ofRule) ? t(ofRule) : ''].filter((part) => part !== '')
  return { code, message: parts.length > 0 ? parts.join(' ') : message, rule }
}

async function answered(response: Response): Promise<Response> {
  if (response.ok) return response
  let code = 'server/failed'
  let message = `${response.status} ${response.statusText}`
  try {
    const body = (await response.json()) as { code?: string; message?: string }
    code = body.code ?? code
    message = body.message ?? message
  } catch {
    // not ours: a proxy answered with a page of its own
  }
  throw new Refusal(code, message)
}

async function ask(path: string, init?: RequestInit): Promise<Response> {
  try {
    return await answered(await fetch(path, { credentials: 'same-origin', ...init }))
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw new Refusal('page/offline', 'the server does not answer')
  }
}

export async function getJson<T>(path: string): Promise<T> {
  return (await (await ask(path)).json()) as T
}

export async function getText(path: string): Promise<string> {
  return (await ask(path)).text()
}

export async function postJson<T>(path: string, body: unknown): Promise<T> {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  return (await (await ask(path, init)).json()) as T
}

export async function postText<T>(path: string, body: string): Promise<T> {
  return (await (await ask(path, { method: 'POST', headers: { 'content-type': 'text/plain' }, body })).json()) as T
}

/** Whether a refusal means that there is no such table, or that what names it can't be a table's name. */
export function nowhere({ code }: Refused): boolean {
  return code === 'table/unknown' || code === 'wire/invalid'
}

/** Whether the same may well be answered in a moment: the server is away or busy, or this browser has asked for too much. */
export function passing({ code }: Refused): boolean {
  return ['page/offline', 'table/busy', 'wire/rate'].includes(code)
}

/** Whatever went wrong, as something to read. */
export function inWords(error: unknown): Refused {
  if (error instanceof Refusal) return refusedWords(error.code, error.message)
  return { code: 'server/failed', message: error instanceof Error ? error.message : String(error), rule: null }
}

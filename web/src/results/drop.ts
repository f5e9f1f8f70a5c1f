// From one device to another by a code: the results are packed and encrypted here, the server holds what it can't read
// for some minutes and hands it out once, and the key is in the link's fragment, which browsers never send.
//
// Not the browser's own ciphers: those are missing where a server at home is reached without TLS.
import { xchacha20poly1305 } from '@noble/ciphers/chacha.js'
import { Refusal, type Said } from '../wire/api'
import { theEnd } from '../wire/end'
import type { Dropped } from '../wire/generated'
import { BrokenFile, readResults, written } from './file'
import type { Result } from './result'

const KEY = 32
const NONCE = 24
/** What may come out of a packet: more is not ours. */
const MOST = 64 << 20

async function through(data: Uint8Array<ArrayBuffer>, machine: TransformStream): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new Blob([data]).stream().pipeThrough(machine).getReader() as ReadableStreamDefaultReader<Uint8Array>
  const parts: Uint8Array[] = []
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    parts.push(value)
    size += value.length
    if (size > MOST) throw new BrokenFile('too-large')
  }
  const all = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

const inLetters = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

function fromLetters(text: string): Uint8Array | null {
  try {
    return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
  } catch {
    return null
  }
}

async function answered(response: Response): Promise<Response> {
  if (response.ok) return response
  const said: Said = { code: 'server/failed', message: `${response.status}` }
  throw new Refusal({ ...said, ...((await response.json().catch(() => ({}))) as Partial<Said>) })
}

/** Encrypted results and the key that opens them. */
export async function sealed(results: Result[]): Promise<{ packet: Uint8Array<ArrayBuffer>; key: string }> {
  const packed = await through(
    new TextEncoder().encode(written(results)) as Uint8Array<ArrayBuffer>,
    new CompressionStream('gzip'),
  )
  const key = crypto.getRandomValues(new Uint8Array(KEY))
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE))
  const secret = xchacha20poly1305(key, nonce).encrypt(packed)
  const packet = new Uint8Array(NONCE + secret.length)
  packet.set(nonce)
  packet.set(secret, NONCE)
  return { packet, key: inLetters(key) }
}

/** The results of a packet; BrokenFile if it was changed on its way, or the key is another one's. */
export async function unsealed(packet: Uint8Array, letters: string): Promise<Result[]> {
  const key = fromLetters(letters)
  if (key?.length !== KEY || packet.length <= NONCE) throw new BrokenFile('not-results')
  let text: string
  try {
    const packed = xchacha20poly1305(key, packet.subarray(0, NONCE)).decrypt(packet.subarray(NONCE))
    text = new TextDecoder().decode(await through(packed as Uint8Array<ArrayBuffer>, new DecompressionStream('gzip')))
  } catch (error) {
    if (error instanceof BrokenFile) throw error
    throw new BrokenFile('not-results')
  }
  return readResults(text)
}

export interface Link {
  link: string
  /** How long it can be used. */
  seconds: number
}

/** Leave the results with the server for some minutes; the link that fetches them, once. */
export async function leave(results: Result[]): Promise<Link> {
  const { packet, key } = await sealed(results)
  const init = { method: 'POST', headers: { 'content-type': 'application/octet-stream' }, body: packet }
  const response = await theEnd()
    .ask('/api/drops', init)
    .catch(() => {
      throw new Refusal({ code: 'page/offline', message: '' })
    })
  const { id, seconds } = (await (await answered(response)).json()) as Dropped
  return { link: `${location.origin}/drop/${id}#${key}`, seconds }
}

export async function fetchDrop(id: string, key: string): Promise<Result[]> {
  const response = await theEnd()
    .ask(`/api/drops/${encodeURIComponent(id)}/take`, { method: 'POST' })
    .catch(() => {
      throw new Refusal({ code: 'page/offline', message: '' })
    })
  return unsealed(new Uint8Array(await (await answered(response)).arrayBuffer()), key)
}

// The results of this device, in a database of the browser. Where it has none, or no room, they are remembered until
// the page is closed; the game goes on, and the page says so.
import { couldNotKeep } from '../device/storage.svelte'
import type { Result } from './result'

export const DATABASE = 'vermeil-results'
const ROWS = 'results'

const remembered = new Map<string, Result>()

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('the database of this browser has failed'))
  })
}

async function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(ROWS, { keyPath: 'id' })
  const database = await done(request)
  database.onversionchange = () => database.close() // it is to be deleted
  return database
}

async function within<T>(mode: IDBTransactionMode, use: (rows: IDBObjectStore) => Promise<T> | T): Promise<T> {
  const database = await opened()
  try {
    const transaction = database.transaction(ROWS, mode)
    const ended = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(transaction.error ?? new Error('this browser can store no more'))
    })
    const [found] = await Promise.all([use(transaction.objectStore(ROWS)), ended])
    return found
  } finally {
    database.close()
  }
}

/** All that this device knows, the newest first. */
export async function allResults(): Promise<Result[]> {
  let kept: Result[] = []
  try {
    kept = await within('readonly', (rows) => done(rows.getAll() as IDBRequest<Result[]>))
  } catch (error) {
    couldNotKeep(error)
  }
  const all = new Map([...kept, ...remembered.values()].map((result) => [result.id, result]))
  return [...all.values()].sort((one, other) => other.when - one.when || one.id.localeCompare(other.id))
}

export interface Merged {
  came: number
  known: number
  /** Whether they will be there the next time. */
  kept: boolean
}

/** Take these in; a game that is known stays as it is, but gets a record if it had none. All of them, or none. */
export async function takeIn(results: Result[]): Promise<Merged> {
  const known = new Map((await allResults()).map((result) => [result.id, result]))
  const fresh = new Map<string, Result>()
  let came = 0
  for (const result of results) {
    const old = fresh.get(result.id) ?? known.get(result.id)
    if (old === undefined) came += 1
    if (old === undefined || (old.record === '' && result.record !== ''))
      fresh.set(result.id, old === undefined ? result : { ...old, record: result.record, deckText: result.deckText })
  }
  let kept = true
  try {
    if (fresh.size > 0)
      await within('readwrite', (rows) => {
        for (const result of fresh.values()) rows.put(result)
      })
    for (const id of fresh.keys()) remembered.delete(id)
  } catch (error) {
    kept = false
    couldNotKeep(error)
    for (const result of fresh.values()) remembered.set(result.id, result)
  }
  return { came, known: results.length - came, kept }
}

export async function removeResult(id: string): Promise<void> {
  remembered.delete(id)
  try {
    await within('readwrite', (rows) => void rows.delete(id))
  } catch (error) {
    couldNotKeep(error)
  }
}

// Forgetting all that this page keeps on the device: texts, databases, caches, and the cookies that hold seats.
import { keptTables } from '../home/kept'
import { POCKET } from '../wire/end'
import { dropText, keptTexts, OURS } from './storage.svelte'

/** Where a browser can't list its databases, these are ours. */
const DATABASES = ['vermeil-results', 'vermeil-pocket']

async function databases(): Promise<string[]> {
  const listed = await indexedDB.databases?.().catch(() => [])
  return [...new Set([...DATABASES, ...(listed ?? []).map(({ name }) => name ?? '')])].filter((name) =>
    name.startsWith(OURS),
  )
}

function deleted(name: string): Promise<boolean> {
  return new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(name)
    request.onsuccess = () => resolve(true)
    request.onerror = () => resolve(false)
    // Another tab has it open. It lets go by itself, or else the reader is told.
    request.onblocked = () => setTimeout(() => resolve(false), 2000)
  })
}

/** A cookie of ours, of a seat or of the deals of the day, can be taken back only by the server that gave it. */
async function takeBack(path: string): Promise<boolean> {
  try {
    return (await fetch(`/api/${path}/forget`, { method: 'POST', credentials: 'same-origin' })).ok
  } catch {
    return false
  }
}

/** Forget it all; what could not be deleted, by its name. */
export async function forgetAll(): Promise<string[]> {
  const left: string[] = []
  // Seats first: they are found by the list of tables.
  const tables = POCKET === null ? keptTables() : []
  for (const { id } of tables) if (!(await takeBack(`tables/${id}`))) left.push(id)
  if (POCKET === null && !(await takeBack('daily'))) left.push('vermeil-device')
  try {
    for (const name of await databases()) if (!(await deleted(name))) left.push(name)
  } catch {
    // a browser that forbids databases has none
  }
  try {
    for (const name of await caches.keys()) if (name === `${OURS}solved`) await caches.delete(name)
  } catch {
    // the same for caches, which there are only over TLS
  }
  for (const { key } of keptTexts()) if (key !== 'vermeil-tables' || left.length === 0) dropText(key)
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(OURS)) sessionStorage.removeItem(key)
  } catch {
    // nothing lies where nothing may be kept
  }
  return left
}

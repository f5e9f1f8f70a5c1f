// The move log in this browser: one row for each entry, by table and number. `append` ends when the row is on the disk.
const NAME = 'vermeil-pocket'
const ROWS = 'entries'

interface News {
  stored?: [table: string, seq: number]
  word?: string
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('the database of this browser has failed'))
  })
}

async function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(ROWS)
  const database = await done(request)
  database.onversionchange = () => database.close() // it is to be deleted: the reader wants all of it forgotten
  return database
}

const ofTable = (table: string, after: number): IDBKeyRange =>
  IDBKeyRange.bound([table, after], [table, Number.MAX_SAFE_INTEGER], true)

/** What the Python side calls. Other tabs are told what was stored, and tell it. */
export class Database {
  #opened: Promise<IDBDatabase> | null = null
  #channel = new BroadcastChannel(NAME)

  constructor(stored: (table: string, seq: number) => void, said: (word: string) => void) {
    this.#channel.onmessage = ({ data }: MessageEvent<News>) => {
      if (data.stored) stored(...data.stored)
      if (data.word !== undefined) said(data.word)
    }
  }

  async #rows(mode: IDBTransactionMode): Promise<IDBTransaction> {
    this.#opened ??= opened()
    try {
      return (await this.#opened).transaction(ROWS, mode, { durability: 'strict' })
    } catch (error) {
      this.#opened = null // the browser has closed it: the next one who asks opens it again
      throw error
    }
  }

  /** False if that number is taken: another tab was quicker. */
  async append(table: string, seq: number, data: string): Promise<boolean> {
    const transaction = await this.#rows('readwrite')
    const stored = await new Promise<boolean>((resolve, reject) => {
      const request = transaction.objectStore(ROWS).add(data, [table, seq])
      let taken = false
      request.onerror = (event) => {
        taken = request.error?.name === 'ConstraintError'
        if (taken) {
          event.preventDefault()
          event.stopPropagation()
        }
      }
      transaction.oncomplete = () => resolve(!taken)
      transaction.onabort = () => reject(transaction.error ?? new Error('this browser can store no more'))
    })
    if (stored) this.#channel.postMessage({ stored: [table, seq] } satisfies News)
    return stored
  }

  async load(table: string, after: number): Promise<string[]> {
    const transaction = await this.#rows('readonly')
    return done(transaction.objectStore(ROWS).getAll(ofTable(table, after)) as IDBRequest<string[]>)
  }

  /** The names of all tables: each has a first entry. */
  async tables(): Promise<string[]> {
    const keys = await done((await this.#rows('readonly')).objectStore(ROWS).getAllKeys())
    return (keys as [string, number][]).filter(([, seq]) => seq === 1).map(([table]) => table)
  }

  say(word: string): void {
    this.#channel.postMessage({ word } satisfies News)
  }
}

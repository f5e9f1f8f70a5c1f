// The move log in this browser: one row for each entry, by table and number. `append` ends when the row is on the disk.
const NAME = 'vermeil-pocket'
const ROWS = 'entries'

/** What becomes of entries: on the disk, refused, or in memory where a browser lets nothing be stored. */
export type Keeping = 'disk' | 'refused' | 'memory'

interface News {
  stored?: [table: string, seq: number]
  word?: string
}

/** The runtime knows an error by its shape, and misses some of a browser: then whoever waits would wait forever. */
const asError = (error: unknown): Error => new Error(String(error ?? 'the database of this browser has failed'))

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(asError(request.error))
  })
}

async function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(ROWS)
  const database = await done(request)
  database.onversionchange = () => database.close() // it is to be deleted: the reader wants all of it forgotten
  return database
}

/** In place of the database, until the page is closed. */
class Memory {
  #logs = new Map<string, string[]>()

  append(table: string, seq: number, data: string): boolean {
    const log = this.#logs.get(table) ?? []
    if (seq <= log.length) return false
    this.#logs.set(table, [...log, data])
    return true
  }
  load(table: string, after: number): string[] {
    return (this.#logs.get(table) ?? []).slice(after)
  }
  tables(): string[] {
    return [...this.#logs.keys()]
  }
}

const ofTable = (table: string, after: number): IDBKeyRange =>
  IDBKeyRange.bound([table, after], [table, Number.MAX_SAFE_INTEGER], true)

/** What the Python side calls. Other tabs are told what was stored, and tell it. */
export class Database {
  #opened: Promise<IDBDatabase> | null = null
  #memory: Memory | null = null
  #keeping: Keeping = 'disk'
  #channel = new BroadcastChannel(NAME)

  private constructor(
    stored: (table: string, seq: number) => void,
    said: (word: string) => void,
    readonly kept: (how: Keeping) => void,
  ) {
    this.#channel.onmessage = ({ data }: MessageEvent<News>) => {
      if (data.stored) stored(...data.stored)
      if (data.word !== undefined) said(data.word)
    }
  }

  /** Opened, or else in memory: a browser may forbid to store anything. */
  static async ready(
    stored: (table: string, seq: number) => void,
    said: (word: string) => void,
    kept: (how: Keeping) => void,
  ): Promise<Database> {
    const database = new Database(stored, said, kept)
    try {
      await (database.#opened = opened())
    } catch {
      database.#memory = new Memory()
      database.#keep('memory')
    }
    return database
  }

  #keep(how: Keeping): void {
    if (how !== this.#keeping) this.kept((this.#keeping = how))
  }

  async #rows(mode: IDBTransactionMode): Promise<IDBTransaction> {
    this.#opened ??= opened()
    try {
      return (await this.#opened).transaction(ROWS, mode, { durability: 'strict' })
    } catch (error) {
      this.#opened = null // the browser has closed it: the next one who asks opens it again
      throw asError(error)
    }
  }

  /** False if that number is taken: another tab was quicker. */
  async append(table: string, seq: number, data: string): Promise<boolean> {
    if (this.#memory) return this.#memory.append(table, seq, data)
    try {
      const stored = await this.#append(table, seq, data)
      this.#keep('disk')
      return stored
    } catch (error) {
      this.#keep('refused')
      throw error
    }
  }

  async #append(table: string, seq: number, data: string): Promise<boolean> {
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
      transaction.onabort = () => reject(asError(transaction.error))
    })
    if (stored) this.#channel.postMessage({ stored: [table, seq] } satisfies News)
    return stored
  }

  async load(table: string, after: number): Promise<string[]> {
    if (this.#memory) return this.#memory.load(table, after)
    const transaction = await this.#rows('readonly')
    return done(transaction.objectStore(ROWS).getAll(ofTable(table, after)) as IDBRequest<string[]>)
  }

  /** The names of all tables: each has a first entry. */
  async tables(): Promise<string[]> {
    if (this.#memory) return this.#memory.tables()
    const keys = await done((await this.#rows('readonly')).objectStore(ROWS).getAllKeys())
    return (keys as [string, number][]).filter(([, seq]) => seq === 1).map(([table]) => table)
  }

  say(word: string): void {
    this.#channel.postMessage({ word } satisfies News)
  }
}

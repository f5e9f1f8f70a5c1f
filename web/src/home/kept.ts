// What this browser remembers of its reader: a name, how they like to play, and their tables.
import { keepJson, keepText, readJson, readText } from '../device/storage.svelte'
import type { GameName } from '../wire/types'

export interface KeptTable {
  id: string
  game: GameName
  when: number
  /** Taken off the list by the reader; its seat is still held by this browser. */
  hidden?: boolean
}
export interface Quick {
  level: string
  bots: number
}
const TABLES = 'vermeil-tables'
/** Enough for years; a browser holds as many seats. */
const MOST = 200

export function keptName(): string {
  return readText('vermeil-name') ?? ''
}
export function keepName(name: string): void {
  keepText('vermeil-name', name.trim().slice(0, 24))
}
export function quickOf(game: GameName): Quick {
  return { level: 'medium', bots: 1, ...readJson<Partial<Quick>>(`vermeil-quick-${game}`, {}) }
}
export function keepQuick(game: GameName, quick: Quick): void {
  keepJson(`vermeil-quick-${game}`, quick)
}
export function keptTables(): KeptTable[] {
  return readJson<KeptTable[]>(TABLES, [])
}
/** Whoever opens a table again has it in the list again. */
export function keepTable(id: string, game: GameName): void {
  const others = keptTables().filter((table) => table.id !== id)
  keepJson(TABLES, [{ id, game, when: Date.now() }, ...others].slice(0, MOST))
}
/** Take a table off the list, or put it back; its seat stays ours. */
export function hideTable(id: string, hidden: boolean): void {
  keepJson(
    TABLES,
    keptTables().map((table) => (table.id === id ? { ...table, hidden } : table)),
  )
}
/** The table is gone, or our seat. */
export function forgetTable(id: string): void {
  keepJson(
    TABLES,
    keptTables().filter((table) => table.id !== id),
  )
}

// What this browser remembers of its reader: a name, how they like to play, and their tables.
import type { GameName } from '../wire/types'

export interface KeptTable {
  id: string
  game: GameName
  when: number
}
export interface Quick {
  level: string
  bots: number
}

function read<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(key)
    return text === null ? otherwise : (JSON.parse(text) as T)
  } catch {
    return otherwise
  }
}

export function keptName(): string {
  return localStorage.getItem('vermeil-name') ?? ''
}
export function keepName(name: string): void {
  localStorage.setItem('vermeil-name', name.trim().slice(0, 24))
}
export function quickOf(game: GameName): Quick {
  return { level: 'medium', bots: 1, ...read<Partial<Quick>>(`vermeil-quick-${game}`, {}) }
}
export function keepQuick(game: GameName, quick: Quick): void {
  localStorage.setItem(`vermeil-quick-${game}`, JSON.stringify(quick))
}
export function keptTables(): KeptTable[] {
  return read<KeptTable[]>('vermeil-tables', [])
}
export function keepTable(id: string, game: GameName): void {
  const others = keptTables().filter((table) => table.id !== id)
  localStorage.setItem('vermeil-tables', JSON.stringify([{ id, game, when: Date.now() }, ...others].slice(0, 30)))
}
export function forgetTable(id: string): void {
  localStorage.setItem('vermeil-tables', JSON.stringify(keptTables().filter((table) => table.id !== id)))
}

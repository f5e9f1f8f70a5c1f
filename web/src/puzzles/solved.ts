// What was solved is kept on this device. Where nothing can be kept (storage is full or forbidden), it is remembered
// until the page is closed.
import type { PuzzleLine } from '../wire/generated'

const KEY = 'vermeil-puzzles'

/** How a puzzle was solved: at the first try, or after others. */
export type Solved = 'first' | 'later'

let now: Record<string, Solved> | null = null
let keeps = true

function read(): Record<string, Solved> {
  if (now !== null) return now
  now = {}
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    if (typeof kept === 'object' && kept !== null)
      for (const [id, how] of Object.entries(kept)) if (how === 'first' || how === 'later') now[id] = how
  } catch {
    keeps = false // forbidden, or not ours
  }
  return now
}

/** How this puzzle was solved on this device; null if it was not. */
export function howSolved(id: string): Solved | null {
  return read()[id] ?? null
}

export function keepSolved(id: string, how: Solved): void {
  const all = read()
  if (id in all) return
  all[id] = how
  try {
    localStorage.setItem(KEY, JSON.stringify(all))
    keeps = true
  } catch {
    keeps = false
  }
}

/** Whether what is solved now will be known tomorrow. */
export const keepsSolved = (): boolean => (read(), keeps)

export const countSolved = (puzzles: readonly Pick<PuzzleLine, 'id'>[]): number =>
  puzzles.filter(({ id }) => howSolved(id) !== null).length

/** The one to go on with: the first that is not solved after this one, then from the start; once all are, the next. */
export function nextOf(puzzles: readonly PuzzleLine[], after: string | null): PuzzleLine | null {
  const at = puzzles.findIndex(({ id }) => id === after)
  const around = [...puzzles.slice(at + 1), ...puzzles.slice(0, at + 1)]
  return around.find(({ id }) => id !== after && howSolved(id) === null) ?? around[0] ?? null
}

/** For tests: forget what was read. */
export function forget(): void {
  now = null
  keeps = true
}

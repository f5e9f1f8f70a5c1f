// The list of puzzles, fetched once a day.
import { getJson } from '../wire/api'
import type { PuzzleLine, PuzzleShelf } from '../wire/generated'
import { GAMES, type GameName } from '../wire/types'

export const DIFFICULTIES = ['easy', 'medium', 'strong', 'expert']

/** Which puzzles somebody wants; null is any. */
export interface Wish {
  theme: string | null
  difficulty: string | null
}

let fetched: Promise<PuzzleShelf> | null = null
let day = ''

export function shelf(): Promise<PuzzleShelf> {
  const today = new Date().toISOString().slice(0, 10)
  if (fetched === null || day !== today) {
    day = today
    fetched = getJson<PuzzleShelf>('/api/puzzles')
    fetched.catch(() => (fetched = null))
  }
  return fetched
}

export const ofGame = (all: readonly PuzzleLine[], game: GameName): PuzzleLine[] =>
  all.filter((line) => line.game === game)

export const wished = (all: readonly PuzzleLine[], { theme, difficulty }: Wish): PuzzleLine[] =>
  all.filter(
    (line) => (theme === null || line.theme === theme) && (difficulty === null || line.difficulty === difficulty),
  )

/** The words that a game's puzzles have for this, in the order in which they come. */
export const kinds = (all: readonly PuzzleLine[], of: 'theme' | 'difficulty'): string[] => [
  ...new Set(all.map((line) => line[of])),
]

/** The address of a puzzle; what was wished for goes along, so that the next one is like it. */
export function addressOf(id: string, wish: Wish): string {
  const query = new URLSearchParams()
  for (const key of ['theme', 'difficulty'] as const) if (wish[key] !== null) query.set(key, wish[key])
  return `/puzzles/${id}${query.size > 0 ? `?${query.toString()}` : ''}`
}

export const games = (found: PuzzleShelf): GameName[] =>
  GAMES.filter((game) => found.puzzles.some((line) => line.game === game))

// What this browser remembers of a family: who wants help, how large the type is, and what each has scored.
import { keepJson, readJson } from '../device/storage.svelte'
import type { GameName } from '../wire/types'

export interface Score {
  /** The table and the number of its game, so that a score counts once. */
  of: string
  points: number
}
/** Somebody at the table, or an empty place. */
export interface Place {
  kind: 'person' | 'bot' | 'nobody'
  /** A person's; kept empty for all others. */
  name: string
  level: string
}
export interface Party {
  game: GameName
  places: Place[]
}
interface Family {
  large: boolean
  /** Who sat where the last time, and at which game. */
  party: Party | null
  /** Who plays without help, by name. */
  alone: Record<string, boolean>
  scores: Partial<Record<GameName, Record<string, Score[]>>>
}
const KEY = 'vermeil-family'
const MOST = 50

export function keptFamily(): Family {
  return { large: true, party: null, alone: {}, scores: {}, ...readJson<Partial<Family>>(KEY, {}) }
}

const keep = (family: Family): boolean => keepJson(KEY, family)

export function keepLarge(large: boolean): void {
  keep({ ...keptFamily(), large })
}
export function keepParty(party: Party): void {
  keep({ ...keptFamily(), party })
}
export function keepAlone(name: string, alone: boolean): void {
  const family = keptFamily()
  keep({ ...family, alone: { ...family.alone, [name]: alone } })
}
/** Keep a score, once; what the same person scored in this game before. */
export function keepScore(game: GameName, name: string, score: Score): number[] {
  const family = keptFamily()
  const before = (family.scores[game]?.[name] ?? []).filter(({ of }) => of !== score.of)
  const scores = { ...family.scores[game], [name]: [...before, score].slice(-MOST) }
  keep({ ...family, scores: { ...family.scores, [game]: scores } })
  return before.map(({ points }) => points)
}

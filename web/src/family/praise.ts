// Praise that is true: every sentence is a fact about what just happened, or about this and earlier games.
import type { SeatView } from '../games/expedition/view'
import type { Phrase } from '../words.svelte'

/** What a seat has just achieved; null if nothing to speak of. */
export function praiseOf(who: string, before: SeatView, now: SeatView): Phrase | null {
  const count = now.completed.length
  if (count > before.completed.length) {
    if (count === 1) return { say: 'family-first-card', args: { who } }
    return { say: 'family-card', args: { who, count } }
  }
  if (now.cups !== undefined && before.cups !== undefined && now.cups.length > before.cups.length)
    return { say: 'family-cup', args: { who, count: now.cups.at(-1) ?? 0 } }
  if (now.colours !== undefined && before.colours !== undefined && won(now.colours) > won(before.colours))
    return { say: 'family-colour', args: { who } }
  return null
}

const won = (colours: Record<string, number[]>): number => Object.values(colours).flat().length

/** How a game ended for somebody, beside what they scored before: the best that is true. */
export function endOf(who: string, points: number, earlier: number[], completed: number): Phrase {
  const best = Math.max(...earlier)
  const last = earlier.at(-1)
  if (earlier.length > 0 && points > best) return { say: 'family-best', args: { who, points, before: best } }
  if (last !== undefined && points > last) return { say: 'family-more', args: { who, points, more: points - last } }
  if (completed > 0) return { say: 'family-done', args: { who, points, count: completed } }
  return { say: 'family-played', args: { who, points } }
}

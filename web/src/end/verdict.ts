// Who has won, said to whoever reads it: a player is told what it means for them, a spectator whom to congratulate.
import { listOf, t } from '../words.svelte'
import type { Score } from './score'

export interface Verdict {
  title: string
  /** How far behind the reader is; empty for winners and spectators. */
  detail: string
}

/** `me` is the reader's seat; null for spectators, and for several people at one screen. */
export function verdictOf(score: Score, me: number | null): Verdict {
  const { names, totals, winning, winners } = score
  if (names.length === 1) {
    const count = totals[0] ?? 0
    const title = me === null ? t('page-solo', { name: names[0] ?? '', count }) : t('end-you-reach', { count })
    return { title, detail: '' }
  }
  const [first] = winning
  if (first === undefined) return { title: t('page-score'), detail: '' } // a table that was closed too early
  if (me !== null && winning.includes(me)) return { title: mine(score, me), detail: '' }
  const by = margin(score, first)
  const name = winners[0] ?? ''
  const title =
    winning.length > 1
      ? t('page-winners', { names: listOf(winners) })
      : by > 0
        ? t('end-wins-by', { name, count: by })
        : t('page-winner', { name })
  return { title, detail: me === null ? '' : behind(score, me, first) }
}

function mine(score: Score, me: number): string {
  const others = score.winning.filter((seat) => seat !== me).map((seat) => score.names[seat] ?? '')
  if (others.length > 0) return t('end-you-share', { names: listOf(others) })
  const by = margin(score, me)
  return by > 0 ? t('end-you-win-by', { count: by }) : t('end-you-win')
}

/** By how much a total beats the best of the others. */
function margin({ totals, low }: Score, seat: number): number {
  return Math.min(...totals.filter((_, other) => other !== seat).map((total) => gap(total, totals[seat] ?? 0, low)))
}

/** How much worse a total is than another one. */
const gap = (worse: number, better: number, low: boolean): number => (low ? worse - better : better - worse)

function behind({ totals, low }: Score, me: number, first: number): string {
  const own = totals[me] ?? 0
  const count = gap(own, totals[first] ?? 0, low)
  if (count === 0) return t('end-you-tied')
  const players = totals.length
  const place = 1 + totals.filter((total) => gap(own, total, low) > 0).length
  return players === 2 ? t('end-you-behind', { count }) : t('end-you-behind-of', { count, place, players })
}

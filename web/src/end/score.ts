// The score as it is told: a row a source, a column a player. The numbers are the view's; nothing is counted here.
import type { View } from '../table/seen'
import { t } from '../words.svelte'

export interface Score {
  names: string[]
  rows: { source: string; points: (number | null)[] }[]
  totals: number[]
  winners: string[]
  winning: number[]
  /** The rule that decided between equal totals, or null if totals decided, or nothing did. */
  tie: string | null
}

const TIE: Record<string, string> = { 'silver-and-gold': 'SG-61', pyramids: 'PY-61', 'silver-coin': 'SC-34' }

export function told(view: View, names: string[]): Score {
  const winning = (view.winners ?? []) as number[]
  const coin = view.game === 'silver-coin'
  const totals: number[] = coin ? view.scores : view.seats.map((seat: View) => seat.sheet.total)
  const sources = coin ? [] : Object.keys(view.seats[0].sheet).filter((source) => source !== 'total')
  const rows = coin
    ? (view.rounds as View[]).map((round, at) => ({
        source: t('page-round-number', { round: at + 1 }),
        points: roundPoints(round, names.length),
      }))
    : sources.map((source) => ({
        source: t(`page-source-${source}`),
        points: view.seats.map((seat: View) => seat.sheet[source] as number),
      }))
  const best = coin ? Math.min(...totals) : Math.max(...totals)
  const equal = totals.filter((total) => total === best).length
  return {
    names,
    rows,
    totals,
    winning,
    winners: winning.map((seat) => names[seat] ?? ''),
    tie: winning.length > 0 && equal > winning.length ? (TIE[view.game] ?? null) : null,
  }
}

function roundPoints(round: View, players: number): (number | null)[] {
  return Array.from(
    { length: players },
    (_, seat) => (round.seats?.[seat]?.points ?? round[seat]?.points ?? null) as number | null,
  )
}

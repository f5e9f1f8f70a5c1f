// The score as it is told: a row a source, a column a player. The numbers are the view's; nothing is counted here.
import type { View } from '../table/seen'
import type { SilverCoinView } from '../wire/generated'
import { hasVillages, SPECS } from '../wire/types'
import { t } from '../words.svelte'

export interface Score {
  /** What the rows are: sources, or rounds. */
  heading: string
  names: string[]
  rows: { source: string; points: (number | null)[] }[]
  totals: number[]
  winners: string[]
  winning: number[]
  /** The rule that decided between equal totals, or null if totals decided, or nothing did. */
  tie: string | null
  /** Whether the fewest points win. */
  low: boolean
}

export function scoreOf(view: View, names: string[]): Score {
  const winning = view.winners
  const spec = SPECS[view.game]
  const { totals, rows } = hasVillages(view) ? byRound(view) : bySource(view)
  const best = spec.low_wins ? Math.min(...totals) : Math.max(...totals)
  const equal = totals.filter((total) => total === best).length
  return {
    heading: hasVillages(view) ? t('page-round') : t('page-source'),
    names,
    rows,
    totals,
    winning,
    winners: winning.map((seat) => names[seat] ?? ''),
    tie: winning.length > 0 && equal > winning.length ? spec.ties : null,
    low: spec.low_wins,
  }
}

function byRound(view: SilverCoinView): Pick<Score, 'totals' | 'rows'> {
  const rows = view.rounds.map((round, at) => ({
    source: t('page-round-number', { round: at + 1 }),
    points: round.seats.map((seat) => seat.points),
  }))
  return { totals: view.scores, rows }
}

function bySource(view: Exclude<View, SilverCoinView>): Pick<Score, 'totals' | 'rows'> {
  const sheets = view.seats.map((seat) => seat.sheet)
  const sources = Object.keys(sheets[0] ?? {}).filter((source) => source !== 'total')
  const rows = sources.map((source) => ({
    source: t(`source-${source}`),
    points: sheets.map((sheet) => sheet[source] ?? 0),
  }))
  return { totals: sheets.map((sheet) => sheet['total'] ?? 0), rows }
}

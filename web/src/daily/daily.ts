// The deals of the day: asking for them, playing them, and saying what came of them.
import { keepTable } from '../home/kept'
import { myName } from '../home/start'
import { getJson, postJson, Refusal } from '../wire/api'
import type { Daily, DayContest, DayResult, EnteredDay } from '../wire/generated'
import { go } from '../wire/router.svelte'
import { dateLocale, t } from '../words.svelte'

export const BOTS = ['easy', 'medium', 'strong', 'expert'] as const

export const nameOf = (contest: Pick<DayContest, 'game' | 'way'>): string => `${contest.game}/${contest.way}`

export function daysDeals(day: string | null): Promise<Daily> {
  return getJson<Daily>(day === null ? '/api/daily' : `/api/daily/${day}`)
}

/** To the table of a deal: of this browser's first try until that has ended, else for practice. */
export async function play(day: string, contest: DayContest): Promise<void> {
  const { table, seat } = await postJson<EnteredDay>(`/api/daily/${day}/${nameOf(contest)}`, { name: myName() })
  keepTable(table, contest.game)
  try {
    await postJson(`/api/tables/${table}/acts?seat=${seat}`, { do: 'ready', ready: true })
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'table/phase') throw error // it has begun already
  }
  go(`/t/${table}`)
}

/** A day as people write it. */
export function dayWords(day: string, style: 'long' | 'medium' = 'long'): string {
  return new Intl.DateTimeFormat(dateLocale(), { dateStyle: style, timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )
}

export function wayWords(contest: Pick<DayContest, 'way' | 'rival'>): string {
  return contest.way === 'solo' ? t('daily-solo') : t('daily-bot', { level: t(`level-${contest.rival}`) })
}

/** What was made of a deal: points alone, or both sides' points. */
export function resultWords({ points, rival }: DayResult): string {
  return rival === null ? t('daily-points', { count: points }) : t('daily-points-to', { points, rival })
}

/** The same with who has won, for a headline. */
export function outcomeWords(result: DayResult): string {
  const { points, rival, value } = result
  if (rival === null) return resultWords(result)
  return t(value > 0 ? 'daily-won' : value < 0 ? 'daily-lost' : 'daily-level', { points, rival })
}

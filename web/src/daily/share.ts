// A card to share: the score and where it stands, and nothing of the cards.
import type { Daily, DayContest } from '../wire/generated'
import { t } from '../words.svelte'
import { BOTS, dayWords, outcomeWords, wayWords } from './daily'

/** Against each level of the bots: ahead, level or behind. Empty while the bots play. */
export function marksOf(contest: DayContest): { level: string; mark: '●' | '◐' | '○' }[] {
  const mine = contest.result
  if (mine === null) return []
  const bots = contest.standing?.bots ?? []
  return BOTS.flatMap((level) => {
    const bot = bots.find((one) => one.level === level)
    if (bot === undefined) return []
    const ahead = mine.value - bot.result.value
    return [{ level, mark: ahead > 0 ? ('●' as const) : ahead < 0 ? ('○' as const) : ('◐' as const) }]
  })
}

export function titleOf(contest: DayContest): string {
  return `${t(`game-${contest.game}`)} · ${wayWords(contest)}`
}

/** Where it stands among the others, in words for whoever has played it. */
export function placeWords(contest: DayContest, over: boolean): string {
  const standing = contest.standing
  if (standing === null || standing.place === null) return ''
  if (standing.better_than === null) return t(over ? 'daily-only-one' : 'daily-first-to-finish')
  return amongWords(contest)
}

/** Where it stands among the others, in words for everybody; empty while there are none. */
export function amongWords({ standing, finished }: DayContest): string {
  if (standing === null || standing.better_than === null) return ''
  const { better_than: percent, level } = standing
  const among = { percent, level, count: finished - 1 }
  return t(level > 0 ? 'daily-better-level' : 'daily-better', among)
}

/** How many bots are behind, in words; empty while they play. */
export function beatenWords(contest: DayContest): string {
  const marks = marksOf(contest)
  const count = marks.filter(({ mark }) => mark === '●').length
  return marks.length === 0 ? '' : t('daily-beaten', { count, of: marks.length })
}

/** The card as text. */
export function textOf(day: Daily, contest: DayContest, link: string): string {
  const percent = contest.standing?.better_than ?? null
  const filled = percent === null ? 0 : Math.round(percent / 10)
  const marks = marksOf(contest)
  const lines = [
    `Vermeil · ${titleOf(contest)} · ${dayWords(day.day, 'medium')}`,
    contest.result === null ? '' : outcomeWords(contest.result),
    percent === null ? '' : `${'▰'.repeat(filled)}${'▱'.repeat(10 - filled)} ${amongWords(contest)}`,
    beatenWords(contest),
    marks.map(({ level, mark }) => `${mark} ${t(`level-${level}`)}`).join('  '),
    day.streak > 1 ? t('daily-streak', { count: day.streak }) : '',
    link,
  ]
  return lines.filter((line) => line !== '').join('\n')
}

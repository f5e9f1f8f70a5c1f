// When something was: the time if it was today, else the day.
import { dayWords as dateWords } from '../daily/daily'
import { dateLocale, t } from '../words.svelte'

export function whenWords(milliseconds: number): string {
  const then = new Date(milliseconds)
  const today = new Date()
  if (then.toDateString() === today.toDateString())
    return new Intl.DateTimeFormat(dateLocale(), { hour: 'numeric', minute: '2-digit' }).format(then)
  return dayWords(milliseconds)
}

export function dayWords(milliseconds: number): string {
  return new Intl.DateTimeFormat(dateLocale(), { dateStyle: 'medium' }).format(milliseconds)
}

/** Which day's deal a game was. What comes from a file may be no date: then it is said as it stands there. */
export function dealWords(day: string): string {
  const known = /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day))
  return t('page-daily-of', { date: known ? dateWords(day, 'medium') : day })
}

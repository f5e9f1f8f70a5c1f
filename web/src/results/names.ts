// How results are told in words.
import { figure, has, listOf, t } from '../words.svelte'
import type { Company } from './figures'
import type { Result } from './result'

export const levelWords = (level: string): string => (has(`level-${level}`) ? t(`level-${level}`) : level)

export function companyWords(company: Company): string {
  if (company === 'solo' || company === 'people') return t(`results-company-${company}`)
  return t('results-company-bots', { level: levelWords(company) })
}

/** Those I played with, bots with their levels. */
export function opponentsOf({ seats, seat }: Result): string {
  const others = seats.filter((_, at) => at !== seat)
  if (others.length === 0) return t('home-alone')
  const names = others.map(({ name, level }) =>
    level === null ? name : t('home-bot', { name, level: levelWords(level) }),
  )
  return t('home-with', { names: listOf(names) })
}

export function sourceWords(source: string): string {
  const round = /^round-(\d+)$/.exec(source)
  if (round) return t('page-round-number', { round: Number(round[1]) })
  return has(`source-${source}`) ? t(`source-${source}`) : source
}

/** A mean, with one digit, as this language writes it. */
export function meanWords(mean: number, locale: string): string {
  return new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
    .format(mean)
    .replace('-', '−')
}

export const scoreWords = ({ seats, seat }: Result): string =>
  [seats[seat]!, ...seats.filter((_, at) => at !== seat)].map(({ total }) => figure(total)).join(' : ')

/** The record with a comment for each seat that says who sat there, after its header's five lines. */
export function namedRecord({ record, seats }: Result): string {
  const lines = record.split('\n')
  const told = seats.map(({ name }, seat) => `; seat ${seat} ${name.split(/\s+/).join(' ')}`)
  return [...lines.slice(0, 5), ...told, ...lines.slice(5)].join('\n')
}

// The figures of the day's ranking.
import type { DayContest } from '../wire/generated'
import { dateLocale } from '../words.svelte'

/** What a result is compared by: its points, or the lead with its sign. */
export function valueWords({ way }: Pick<DayContest, 'way'>, value: number): string {
  const sign = value < 0 ? '−' : way === 'bot' && value > 0 ? '+' : ''
  return sign + new Intl.NumberFormat(dateLocale(), { maximumFractionDigits: 1 }).format(Math.abs(value))
}

/** The value in the middle of all, those that were reached often counted as often; between two it is halfway. */
export function middle(spread: [number, number][]): number | null {
  const values = spread.flatMap(([value, count]) => Array.from({ length: count }, () => value))
  const [one, other] = [values[Math.floor((values.length - 1) / 2)], values[Math.floor(values.length / 2)]]
  return one === undefined || other === undefined ? null : (one + other) / 2
}

/** A value's bar in per cent of the room: all begin at zero, leads to the right, and who was behind to the left. */
export function barOf(value: number, all: number[]): { start: number; length: number } {
  const low = Math.min(0, ...all)
  const part = 100 / (Math.max(1, ...all) - low)
  return { start: (Math.min(0, value) - low) * part, length: Math.max(1, Math.abs(value) * part) }
}

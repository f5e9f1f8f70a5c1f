// How figures of a review are written: shares of the win in per cent, leads in points, with a real minus.
import { language } from '../words.svelte'

const region = (): string => (language() === 'qps' ? 'en' : language())
const minus = (text: string): string => text.replace('-', '−')

export type Scale = 'share' | 'points'

export function share(part: number, signed = false): string {
  return minus(
    new Intl.NumberFormat(region(), {
      style: 'percent',
      maximumFractionDigits: 0,
      signDisplay: signed ? 'exceptZero' : 'negative',
    }).format(part),
  )
}

export function points(count: number, signed = false): string {
  return minus(
    new Intl.NumberFormat(region(), {
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
      signDisplay: signed ? 'exceptZero' : 'negative',
    }).format(count),
  )
}

export const written = (scale: Scale, value: number, signed = false): string =>
  scale === 'share' ? share(value, signed) : points(value, signed)

/** As precise as it is written, so that what is written adds up. */
export const rounded = (scale: Scale, value: number): number =>
  scale === 'share' ? Math.round(value * 100) / 100 : Math.round(value * 10) / 10

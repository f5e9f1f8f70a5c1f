// How a round that is over is told: in which order, and what is said of each village.
import type { LyingCard, ScoredRound, ScoredSeat } from '../../wire/generated'
import { t } from '../../words.svelte'
import { kindOf } from './view'

/** The seats as they are told. The caller comes last: theirs is the comparison that everybody waits for. */
export function orderOf(round: ScoredRound): number[] {
  return [...round.seats.keys()].sort((a, b) => Number(a === round.call) - Number(b === round.call))
}

/** How it begins: who has called. */
export function opening(round: ScoredRound, number: number, names: string[]): string {
  return round.call === null
    ? t('sc-score-no-call', { number })
    : t('sc-score-call', { number, who: names[round.call] ?? '' })
}

/** How it ends: who has the silver coin. */
export function tokenWords(round: ScoredRound, names: string[]): string {
  return t(round.power === null ? 'sc-score-token' : 'sc-score-token-power', { who: names[round.token] ?? '' })
}

/** What the cards of a village come to, and why. */
export function storyOf(round: ScoredRound, deck: string, at: number): string[] {
  const one = round.seats[at]!
  /** Cards that count what another one counts (SC-83). */
  const isCopy = (card: number): boolean => kindOf(deck, card) === 'bullet-13'
  const lines = [one.village.length === 0 ? t('sc-score-empty') : t('sc-score-sum', { sum: sumOf(one) })]
  const copied = one.village.findIndex((card) => isCopy(card))
  if (copied >= 0) lines.unshift(t('sc-score-copycat', { count: one.counts[copied] ?? 0 }))
  if (one.village.some((card, place) => !isCopy(card) && one.counts[place] !== card)) lines.unshift(t('sc-score-zero'))
  if (one.wolfman) lines.push(t('sc-score-wolfman'))
  if (at === round.call)
    lines.push(one.points === 0 ? t('sc-score-call-won') : t('sc-score-call-lost', { penalty: one.penalty }))
  return lines
}

/** What the first cards of a village count together; without a number, all of them. */
export function sumOf(one: ScoredSeat, first = one.counts.length): number {
  return one.counts.slice(0, first).reduce((sum, count) => sum + count, 0)
}

/** A village in one sentence, for those who read: its cards from the left, and what they count where that differs. */
export function villageWords(one: ScoredSeat, deck: string): string {
  return one.village
    .map((number, place) => {
      const card = t('sc-number-and-name', { number, name: t(`sc-${kindOf(deck, number)}`) })
      const count = one.counts[place] ?? number
      return count === number ? card : t('end-counts', { card, count })
    })
    .join(', ')
}

/** Which cards of a village lay face up before all was revealed, as far as it had not changed in the last moment. */
export function facesBefore(one: ScoredSeat, before: LyingCard[] | undefined): boolean[] {
  const same =
    before?.length === one.village.length &&
    before.every((card, place) => card.number === null || card.number === one.village[place])
  return one.village.map((_, place) => same && before[place]?.face === 'up')
}

// What a crossing would earn, in words. The numbers are the server's.
import type { Earning } from '../../wire/generated'
import { figure, listOf, t } from '../../words.svelte'
import type { CardData } from './view'
import { colourName } from './names'

/** The parts of "This move: ...". */
export function earnedParts(earned: Earning, card: CardData | undefined): string[] {
  const parts: string[] = []
  for (const [symbol, count] of Object.entries(earned.symbols)) {
    if (symbol === 'cross' || symbol === 'palm') continue
    parts.push(t(symbol === 'coin' ? 'board-earn-coin' : `gain-${symbol.replace('_', '-')}`, { count }))
  }
  const palms = earned.symbols['palm'] ?? 0
  if (palms > 0)
    parts.push(t('board-earn-palm', { count: palms, worth: earned.points['palms'] ?? earned.palm_worth ?? 0 }))
  if (earned.completes !== null && card !== undefined) {
    parts.push(
      card.number !== undefined
        ? t('board-earn-pyramid', { number: card.number })
        : t('board-earn-card', { colour: colourName(card.colour), count: card.value ?? 0 }),
    )
  }
  if (earned.owed > 0) parts.push(t('board-earn-owed', { count: earned.owed }))
  if (earned.completes === null && card !== undefined && card.number === undefined)
    parts.push(t('board-earn-left', { count: earned.left, colour: colourName(card.colour) }))
  return parts
}

export function earnedSentence(earned: Earning | undefined, card: CardData | undefined): string {
  if (earned === undefined) return ''
  const parts = earnedParts(earned, card)
  return parts.length === 0 ? t('board-earn-nothing') : t('board-earn', { what: listOf(parts) })
}

export function signed(points: number): string {
  return points < 0 ? figure(points) : `+${points}`
}

// The moves of Silver & Gold and Pyramids in words. Their spelling stays beside them: records and refusals speak of it.
import type { Seen } from '../../table/seen'
import { t } from '../../words.svelte'
import { colourName } from './names'
import { cardIn, viewOf } from './view'

/** A card: "orange 12 (o01)"; plain, without the id by which records know it. */
export function cardWords(seen: Pick<Seen, 'deck'>, id: string, plain = false): string {
  const card = cardIn(seen.deck, id)
  if (card === undefined) return id
  return `${colourName(card.colour)} ${card.value ?? card.number}${plain ? '' : ` (${id})`}`
}

function boxes(text: string): string {
  return (text.match(/[a-z]\d/g) ?? []).join(' ')
}

/** A move; plain where the cards are drawn beside the words. */
export function moveWords(seen: Pick<Seen, 'view' | 'deck'>, spelling: string, plain = false): string {
  const keep = /^keep:([^,]+),(.+)$/.exec(spelling)
  if (keep) return t('page-text-keep', { one: cardWords(seen, keep[1]!, plain), two: cardWords(seen, keep[2]!, plain) })
  const cross = /^(\+?)([AB]):(.+)$/.exec(spelling)
  if (cross) return t(cross[1] ? 'page-text-owed' : 'page-text-cross', { card: cross[2]!, boxes: boxes(cross[3]!) })
  const take = /^take:(\d)$/.exec(spelling)
  if (take)
    return t('page-text-take', { card: cardWords(seen, viewOf(seen).display[Number(take[1]) - 1] ?? '', plain) })
  if (spelling === 'take:top') return t('page-text-take-top')
  return spelling === 'done' ? t('confirm') : spelling
}

/** The move that a hint speaks of; nothing without a hint. */
export function hintWords(seen: Seen): string {
  return seen.hint === null ? '' : moveWords(seen, seen.hint.move, true)
}

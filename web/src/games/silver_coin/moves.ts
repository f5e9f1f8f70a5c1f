// The moves of Silver Coin in words: their spelling stays beside them, as it is what records and refusals speak of.
import type { Seen } from '../../table/seen'
import type { SilverCoinView } from '../../wire/generated'
import { has, say, t } from '../../words.svelte'
import { cardPhrase, frameOf } from './asks'
import { cardAt, coinView, kindOf } from './view'

/** A village card: "Ada's 3rd card" with its number, if it is known. */
function placeWords(seen: Seen, view: SilverCoinView, place: string): string {
  const [seat, at] = place.split('.').map(Number) as [number, number]
  const known = view.villages[seat]?.[at - 1]?.number ?? null
  const whose =
    seat === seen.seat
      ? t('page-text-own-card', { at })
      : t('page-text-card-of', { name: seen.names[seat] ?? String(seat + 1), at })
  return known === null ? whose : `${whose} (${say(cardPhrase(view, known))})`
}

function targetWords(seen: Seen, view: SilverCoinView, target: string): string {
  if (/^\d+\.\d+$/.test(target)) return placeWords(seen, view, target)
  if (/^d\d+$/.test(target)) {
    const depth = Number(target.slice(1))
    const number = view.discards[depth - 1]?.number ?? null
    return t('page-text-discard-at', { at: depth, number: number === null ? '?' : say(cardPhrase(view, number)) })
  }
  return target
}

export function moveWords(seen: Seen, spelling: string): string {
  const view = coinView(seen)
  const [word, rest = ''] = spelling.split(':', 2) as [string, string?]
  if (word === 'peek') {
    const [one, two] = rest.split(',') as [string, string]
    return t('page-text-peek', { one: placeWords(seen, view, one), two: placeWords(seen, view, two) })
  }
  const { number } = frameOf(view)
  const asks = number === null ? '' : kindOf(view.deck, number)
  if (word === 'to' || word === 'village') {
    const id = asks === 'bullet-8' ? 'shuffle' : asks === 'bullet-12' ? 'join' : word
    return t(`page-text-${id}`, { name: seen.names[Number(rest)] ?? rest })
  }
  if (word === 'rite') {
    const laid = cardAt(view, view.turn.laid[Number(rest) - 1] ?? '')
    return t('page-text-rite', { card: say(cardPhrase(view, laid?.number ?? null)) })
  }
  if (word === 'keep' || (word === 'draw' && rest) || word === 'shown')
    return t(`page-text-${word}-nth`, { at: Number(rest) })
  if (spelling === 'take') return t('page-text-take-discard')
  const id =
    word === 'discard' && rest ? 'page-text-discard-at-card' : rest ? `page-text-${word}-at` : `page-text-${word}`
  if (!rest && has(`sc-do-${word}`) && !has(id)) return t(`sc-do-${word}`)
  return has(id) ? t(id, rest ? { target: targetWords(seen, view, rest) } : {}) : spelling
}

/** The move that a hint speaks of; nothing without a hint. */
export function hintWords(seen: Seen): string {
  return seen.hint === null ? '' : moveWords(seen, seen.hint.move)
}

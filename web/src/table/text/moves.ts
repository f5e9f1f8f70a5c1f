// Each legal move in words: its spelling stays beside it, as it is what records and refusals speak of.
import { cardIn } from '../../expedition/view'
import { colourName } from '../../expedition/words'
import { cardPhrase } from '../../silver_coin/asks'
import { has, say, t } from '../../words.svelte'
import type { Earning, SilverCoinView } from '../../wire/generated'
import { hasVillages } from '../../wire/types'
import type { Seen } from '../seen'

/** A card of the first two games: "orange 12 (o01)"; plain, without the id by which records know it. */
export function cardWords(seen: Pick<Seen, 'deck'>, id: string, plain = false): string {
  const card = cardIn(seen.deck, id)
  if (card === undefined) return id
  return `${colourName(card.colour)} ${card.value ?? card.number}${plain ? '' : ` (${id})`}`
}

function boxes(text: string): string {
  return (text.match(/[a-z]\d/g) ?? []).join(' ')
}

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

/** A move; plain where the cards are drawn beside the words. */
export function moveWords(seen: Seen, spelling: string, plain = false): string {
  const keep = /^keep:([^,]+),(.+)$/.exec(spelling)
  if (keep) return t('page-text-keep', { one: cardWords(seen, keep[1]!, plain), two: cardWords(seen, keep[2]!, plain) })
  const cross = /^(\+?)([AB]):(.+)$/.exec(spelling)
  if (cross) return t(cross[1] ? 'page-text-owed' : 'page-text-cross', { card: cross[2]!, boxes: boxes(cross[3]!) })
  const view = seen.view
  if (view === null || !hasVillages(view)) {
    const take = /^take:(\d)$/.exec(spelling)
    if (take) return t('page-text-take', { card: cardWords(seen, view?.display[Number(take[1]) - 1] ?? '', plain) })
    if (spelling === 'take:top') return t('page-text-take-top')
    if (spelling === 'done') return t('confirm')
    return spelling
  }
  const [word, rest = ''] = spelling.split(':', 2) as [string, string?]
  if (word === 'peek') {
    const [one, two] = rest.split(',') as [string, string]
    return t('page-text-peek', { one: placeWords(seen, view, one), two: placeWords(seen, view, two) })
  }
  if (word === 'to' || word === 'village') return t(`page-text-${word}`, { name: seen.names[Number(rest)] ?? rest })
  if (word === 'keep' || (word === 'draw' && rest) || word === 'shown')
    return t(`page-text-${word}-nth`, { at: Number(rest) })
  if (spelling === 'take') return t('page-text-take-discard')
  const id =
    word === 'discard' && rest ? 'page-text-discard-at-card' : rest ? `page-text-${word}-at` : `page-text-${word}`
  if (!rest && has(`sc-do-${word}`) && !has(id)) return t(`sc-do-${word}`)
  return has(id) ? t(id, rest ? { target: targetWords(seen, view, rest) } : {}) : spelling
}

/** What it earns, shortly; nothing if nothing is known. */
export function earnedWords(earned: Earning | undefined): string {
  if (earned === undefined) return ''
  const parts = []
  if (earned.total !== 0) parts.push(t('points', { count: earned.total }))
  if (earned.completes) parts.push(t('page-text-completes', { card: earned.completes }))
  if (earned.owed > 0) parts.push(t('page-text-then-owed', { count: earned.owed }))
  return parts.join(', ')
}

/** The move that a hint speaks of; nothing without a hint. */
export function hintWords(seen: Seen, plain = true): string {
  return seen.hint === null ? '' : moveWords(seen, seen.hint.move, plain)
}

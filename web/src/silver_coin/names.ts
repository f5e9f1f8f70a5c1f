// Each card in words: where it lies, what the viewer knows of it, who else has seen it.
import { listOf, say, t } from '../words.svelte'
import { cardPhrase } from './asks'
import type { LyingCard } from '../wire/generated'
import { isYou, kindOf, type CoinView } from './view'

/** "your card 3" */
export function where(view: CoinView, names: string[], spot: string): string {
  const village = /^(\d)\.(\d+)$/.exec(spot)
  if (village) {
    const seat = Number(village[1])
    const place = Number(village[2])
    return isYou(view, seat) ? t('sc-spot-yours', { place }) : t('sc-spot-theirs', { place, who: names[seat] ?? '' })
  }
  const place = Number(spot.slice(1))
  if (spot === 'held')
    return isYou(view, view.active) ? t('sc-spot-held') : t('sc-spot-held-by', { who: names[view.active] ?? '' })
  if (spot === 'd1') return t('sc-spot-top')
  if (spot.startsWith('d')) return t('sc-spot-discard', { place })
  if (spot.startsWith('s')) return t('sc-spot-shown', { place })
  return t('sc-spot-drawn', { place })
}

/** "your card 3, face down, you know it: 7 Nostro" */
export function cardLabel(view: CoinView, names: string[], spot: string, card: LyingCard): string {
  const parts = [where(view, names, spot)]
  const what = card.number === null ? '' : say(cardPhrase(view, card.number))
  if (card.face === 'up') parts.push(card.number === null ? t('sc-face-up') : t('sc-face-up-is', { card: what }))
  else
    parts.push(
      card.number === null
        ? t('sc-face-down')
        : t(view.again ? 'sc-face-down-is' : 'sc-face-down-known', { card: what }),
    )
  if (card.face === 'up' && card.number !== null)
    parts.push(t(`sc-text-${kindOf(view.deck, card.number)}`).replace(/\.$/, ''))
  if (card.rotated) parts.push(t('sc-lies-sideways'))
  if (card.coin) parts.push(t('sc-wears-coin'))
  else if (card.guarded) parts.push(t('sc-is-guarded'))
  if (card.face === 'down' && card.open) parts.push(t('sc-seen-by-all'))
  else if (card.face === 'down') {
    const others = card.seen.filter((seat) => !isYou(view, seat)).map((seat) => names[seat] ?? '')
    if (others.length > 0) parts.push(t('sc-seen-by', { who: listOf(others) }))
  }
  return parts.join(', ')
}

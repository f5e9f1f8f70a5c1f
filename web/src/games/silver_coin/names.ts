// Each card in words: where it lies, what the viewer knows of it, who else has seen it.
import { listOf, say, t } from '../../words.svelte'
import { cardPhrase } from './asks'
import type { LyingCard } from '../../wire/generated'
import { groupAt, isYou, kindOf, type CoinView } from './view'

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
  if (spot.startsWith('b')) return t('sc-spot-under', { place })
  if (spot.startsWith('x')) return t('sc-spot-removed', { place })
  return t('sc-spot-drawn', { place })
}

/** "shuffled, nobody knows which is which: among your cards 1, 2 and 4 are 3 Pixie and 7 Nostro" */
export function groupWords(view: CoinView, names: string[], spot: string): string {
  const group = groupAt(view, spot)
  if (group === null) return ''
  const inVillages = new Map<number, string[]>()
  const elsewhere: string[] = []
  for (const place of group.places) {
    const [seat, at] = place.split('.')
    if (at === undefined) elsewhere.push(where(view, names, place))
    else inVillages.set(Number(seat), [...(inVillages.get(Number(seat)) ?? []), at])
  }
  const places = [...inVillages].map(([seat, at]) =>
    isYou(view, seat)
      ? t('sc-group-yours', { places: listOf(at) })
      : t('sc-group-theirs', { who: names[seat] ?? '', places: listOf(at) }),
  )
  return t('sc-group', {
    places: listOf([...places, ...elsewhere]),
    count: group.numbers.length,
    cards: listOf(group.numbers.map((number) => say(cardPhrase(view, number)))),
  })
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
  if (card.face === 'down' && card.number === null) parts.push(groupWords(view, names, spot))
  if (view.question?.lifted?.includes(spot)) parts.push(t('sc-lycan-plus'))
  if (card.rotated) parts.push(t('sc-lies-sideways'))
  if (card.coin) parts.push(t('sc-wears-coin'))
  else if (card.guarded) parts.push(t('sc-is-guarded'))
  if (card.face === 'down' && card.open) parts.push(t('sc-seen-by-all'))
  else if (card.face === 'down') {
    const others = card.seen.filter((seat) => !isYou(view, seat)).map((seat) => names[seat] ?? '')
    if (others.length > 0) parts.push(t('sc-seen-by', { who: listOf(others) }))
  }
  return parts.filter((part) => part !== '').join(', ')
}

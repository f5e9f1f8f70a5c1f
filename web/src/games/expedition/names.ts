// Names of colours, signs and boxes, in the reader's language.
import { has, t } from '../../words.svelte'
import type { CrossedCard } from '../../wire/generated'
import { placeOf, SEAL_POINTS, type CardData } from './view'

/** The colour's name, or the bare word if a deck brings one of its own. */
export function colourName(colour: string): string {
  return has(`colour-${colour}`) ? t(`colour-${colour}`) : colour
}

/** A letter or two for a colour, where its name has no room. */
export function colourLetter(colour: string): string {
  return has(`board-letter-${colour}`) ? t(`board-letter-${colour}`) : colour.slice(0, 2)
}

export function symbolName(symbol: string): string {
  return t(`symbol-${symbol.replaceAll('_', '-')}`)
}

/** "+2 per orange card" */
export function sealWords(seal: string): string {
  const worth = SEAL_POINTS[seal]
  return worth === undefined ? '' : t('board-seal-pays', { worth, which: seal, colour: colourName(seal) })
}

export function cardTitle(card: CardData): string {
  const colour = colourName(card.colour)
  if (card.number !== undefined) return t('board-pyramid-title', { number: card.number, colour })
  const title = t('board-card-title', { colour, count: card.value ?? 0 })
  return card.seal ? `${title}, ${t('board-card-seal', { pays: sealWords(card.seal) })}` : title
}

/** What lies on a box, if anything. */
export function symbolOf(card: CardData, box: string): string | undefined {
  return box === card.entrance ? 'entrance' : box === card.tomb ? 'tomb' : card.symbols[box]
}

/** What a box is, and whether it is crossed. */
export function boxTitle(card: CardData, box: string, crossed: boolean): string {
  const state = t(crossed ? 'board-box-crossed' : 'board-box-open')
  const what = symbolOf(card, box)
  return what === undefined ? `${box}, ${state}` : `${box} ${symbolName(what)}, ${state}`
}

/** A fresh card in a few words: what it is, and how many of each symbol are on it. */
export function cardInShort(card: CardData): string {
  return [cardTitle(card), ...signsOf(card)].join(', ')
}

function signsOf(card: CardData): string[] {
  const counts = new Map<string, number>()
  for (const symbol of Object.values(card.symbols)) counts.set(symbol, (counts.get(symbol) ?? 0) + 1)
  return [...counts].map(([symbol, count]) => t(`gain-${symbol.replaceAll('_', '-')}`, { count }))
}

/** How a card looks: its frame, its boxes, its walls, and how many of each symbol are on it. */
export function cardLooks(card: CardData): string {
  const places = card.boxes.map(placeOf)
  const across = (axis: 0 | 1): number =>
    1 + Math.max(...places.map((at) => at[axis])) - Math.min(...places.map((at) => at[axis]))
  const parts = [t('board-looks', { count: card.boxes.length, columns: across(0), rows: across(1) })]
  if (card.walls !== undefined) parts.push(t('board-looks-walls', { count: card.walls.length }))
  return [...parts, ...signsOf(card)].join(', ')
}

/** A card in one sentence: what it is, what is on it, how far it is. */
export function cardStory(card: CardData, held: CrossedCard | null): string {
  const crossed = new Set(held?.crossed ?? [])
  const open = Object.entries(card.symbols).filter(([box]) => !crossed.has(box))
  const signs = open.map(([box, symbol]) => `${box} ${symbolName(symbol)}`)
  const parts = [cardTitle(card)]
  if (held !== null) parts.push(t('board-boxes-crossed', { crossed: crossed.size, count: card.boxes.length }))
  if (signs.length > 0) parts.push(signs.join(', '))
  return parts.join('; ')
}

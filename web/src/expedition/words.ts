// Names of colours, signs and boxes, in the reader's language.
import { has, t } from '../words.svelte'
import type { CrossedCard } from '../wire/generated'
import type { CardData } from './view'

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

export function cardTitle(card: CardData): string {
  const colour = colourName(card.colour)
  if (card.number !== undefined) return t('board-pyramid-title', { number: card.number, colour })
  const title = t('board-card-title', { colour, count: card.value ?? 0 })
  return card.seal ? `${title}, ${t('board-card-seal', { colour: colourName(card.seal) })}` : title
}

/** What a box is, and whether it is crossed. */
export function boxTitle(card: CardData, box: string, crossed: boolean): string {
  const state = t(crossed ? 'board-box-crossed' : 'board-box-open')
  const what = box === card.entrance ? 'entrance' : box === card.tomb ? 'tomb' : card.symbols[box]
  return what === undefined ? `${box}, ${state}` : `${box} ${symbolName(what)}, ${state}`
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

// A mix of decks by number (SC-60), and its one name: `coin+amulet:1,3,13+bullet:2,4,9,12`.
import { sourcesOf } from './view'

export const NUMBERS = Array.from({ length: 14 }, (_, number) => number)

/** The name of a mix: first the deck with the most numbers, of several the first in the alphabet, then the others. */
export function mixName(sources: string[]): string {
  const numbers = new Map<string, number[]>()
  for (const [number, source] of sources.entries()) numbers.set(source, [...(numbers.get(source) ?? []), number])
  const decks = [...numbers.keys()].sort()
  const base = decks.reduce((most, deck) => (numbers.get(deck)!.length > numbers.get(most)!.length ? deck : most))
  const others = decks.filter((deck) => deck !== base)
  return [base, ...others.map((deck) => `${deck}:${numbers.get(deck)!.join(',')}`)].join('+')
}

/** The mix with the cards of one number from a deck. */
export function withNumber(mix: string, number: number, deck: string): string {
  return mixName(sourcesOf(mix).map((source, at) => (at === number ? deck : source)))
}

/** A mix by chance, other than the one there is; `chance` gives a number from 0 up to 1. */
export function surprise(decks: string[], mix: string, chance: () => number = Math.random): string {
  const found = mixName(NUMBERS.map(() => decks[Math.floor(chance() * decks.length)]!))
  return found === mix && decks.length > 1 ? surprise(decks, mix, chance) : found
}

/** Decks by a letter, which stands beside each card: that of the name, and a second one where two begin alike. */
export function letterOf(decks: string[], deck: string): string {
  const alike = decks.some((other) => other !== deck && other[0] === deck[0])
  return (deck[0] ?? '').toUpperCase() + (alike ? (deck[1] ?? '') : '')
}

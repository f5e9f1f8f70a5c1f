// Where a move of Silver Coin is made, as its board names places: cards of villages, discards, the deck. The board of
// the other two games marks a hint by itself.
import type { Action } from 'svelte/action'

export function placesOf(move: string): string[] {
  const [word, rest = ''] = move.split(':', 2) as [string, string?]
  if (word === 'draw') return ['deck']
  if (word === 'take') return ['d1']
  if (word === 'to' || word === 'village') return [`v${rest}`]
  return rest.match(/\d+\.\d+|d\d+/g) ?? []
}

/** Marks the places of a move on a board, whenever it is drawn. */
export const marked: Action<HTMLElement, string | null> = (element, move) => {
  let wanted = move
  const look = (): void => {
    const places = wanted === null ? [] : placesOf(wanted)
    for (const spot of element.querySelectorAll<HTMLElement>('[data-spot]'))
      spot.toggleAttribute('data-marked', places.includes(spot.dataset['spot'] ?? ''))
  }
  const watch = new MutationObserver(look)
  watch.observe(element, { childList: true, subtree: true })
  look()
  return {
    update: (next) => {
      wanted = next
      look()
    },
    destroy: () => watch.disconnect(),
  }
}

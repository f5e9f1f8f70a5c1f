// The woodcuts of all decks, a file a deck, named as the deck is; a card that has none is given one here.
import { circle, type Woodcut } from '../woodcut'
import type { Kind } from '../view'

const found = import.meta.glob<Record<number, Woodcut>>(['./*.ts', '!./index.ts'], { import: 'WOODCUTS', eager: true })

/** A cloaked figure before a moon, with as many stars as the card's number. */
function unknown(number: number): Woodcut {
  const stars = Array.from({ length: number }, (_, at) => {
    const turn = (Math.PI * (at + 1)) / (number + 1)
    return circle(24 - 19 * Math.cos(turn), 22 - 17 * Math.sin(turn), 1.1)
  })
  return {
    line: `${circle(24, 22, 13)}M9 43c1-9 5-13 9-14 2 3 10 3 12 0 4 1 8 5 9 14z`,
    dark: `M18 29c-1-7 1-13 6-15 5 2 7 8 6 15-2 3-10 3-12 0z${stars.join('')}`,
  }
}

export function woodcutOf({ deck, number }: Kind): Woodcut {
  return found[`./${deck}.ts`]?.[number] ?? unknown(number)
}

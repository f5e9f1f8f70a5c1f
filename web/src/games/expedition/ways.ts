// The way of ink in a pyramid.
import { inkedWay } from '../../art/ink'
import { placeOf, type CardData } from './view'

export interface Way {
  /** The box that it leads to. */
  box: string
  path: string
}

/** Each crossed box is joined to the one from which it was first reached. */
export function waysOf(id: string, card: CardData, crossed: readonly string[]): Way[] {
  if (card.entrance === undefined || !crossed.includes(card.entrance)) return []
  const left = new Set(crossed)
  const ways: Way[] = []
  let edge = [card.entrance]
  left.delete(card.entrance)
  while (edge.length > 0) {
    const next: string[] = []
    for (const from of edge) {
      const [column, row] = placeOf(from)
      for (const box of [...left]) {
        const [c, r] = placeOf(box)
        if (Math.abs(c - column) + Math.abs(r - row) !== 1) continue
        left.delete(box)
        next.push(box)
        const path = inkedWay(`${id} ${box}`, [column * 100 + 50, row * 100 + 50], [c * 100 + 50, r * 100 + 50])
        ways.push({ box, path })
      }
    }
    edge = next
  }
  return ways
}

// The legal crossings as the server spells them, sorted by what they look like. Nothing here knows a rule: a turn that
// is not among the moves simply isn't offered.
import { boxAt, placeOf, type Slot } from './view'

export interface Crossing {
  spelling: string
  slot: Slot
  boxes: string[]
  /** The shape pushed into the top left corner, as text: equal shapes have equal keys. */
  shape: string
  middle: [number, number]
}

type Cells = [number, number][]

const SPELLING = /^\+?([AB]):((?:[a-z][0-9])+)$/

/** The crossing of a spelling; null for every other move. */
export function crossingOf(spelling: string): Crossing | null {
  const found = SPELLING.exec(spelling)
  if (found === null) return null
  const boxes = found[2]!.match(/../g)!
  const cells = boxes.map(placeOf)
  const middle: [number, number] = [0, 0]
  for (const [column, row] of cells) {
    middle[0] += (column + 0.5) / cells.length
    middle[1] += (row + 0.5) / cells.length
  }
  return { spelling, slot: found[1] as Slot, boxes, shape: keyOf(cells), middle }
}

export function crossingsOf(moves: readonly string[]): Crossing[] {
  return moves.map(crossingOf).filter((one) => one !== null)
}

/** The key of a shape, wherever it lies. */
export function keyOf(cells: Cells): string {
  const left = Math.min(...cells.map(([column]) => column))
  const top = Math.min(...cells.map(([, row]) => row))
  const pushed = cells.map(([column, row]): [number, number] => [column - left, row - top])
  return pushed
    .sort((one, other) => one[1] - other[1] || one[0] - other[0])
    .map(([column, row]) => boxAt(column, row))
    .join('')
}

export const cellsOf = (shape: string): Cells => (shape.match(/../g) ?? []).map(placeOf)
export const turned = (shape: string): string => keyOf(cellsOf(shape).map(([column, row]) => [-row, column]))
export const mirrored = (shape: string): string => keyOf(cellsOf(shape).map(([column, row]) => [-column, row]))

/** The next shape by turning, among those available; the same one if there is no other turn. */
export function nextTurn(shape: string, there: ReadonlySet<string>): string {
  let next = turned(shape)
  for (let quarter = 0; quarter < 3 && !there.has(next); quarter++) next = turned(next)
  return there.has(next) ? next : shape
}

/** The mirror image, or a turn of it, among those available. */
export function nextMirror(shape: string, there: ReadonlySet<string>): string {
  const image = mirrored(shape)
  return there.has(image) ? image : nextTurn(image, there)
}

export interface Wish {
  /** A point of the card in boxes, such as [1.5, 2.2]. */
  point: [number, number]
  /** The box it is in. */
  box: string | null
  shape: string
  /** Boxes that must be in it, if any of the crossings has them. */
  picked: readonly string[]
}

/**
 * The crossing that is most likely meant: with the picked boxes, through the box, in this shape, nearest to the point.
 */
export function nearest(all: readonly Crossing[], wish: Wish): Crossing | null {
  const size = cellsOf(wish.shape).length
  let best: Crossing | null = null
  let least = Infinity
  for (const one of all) {
    const missed = wish.picked.filter((box) => !one.boxes.includes(box)).length
    const beside = wish.box !== null && !one.boxes.includes(wish.box) ? 1 : 0
    const otherSize = one.boxes.length === size ? 0 : 1
    const otherShape = one.shape === wish.shape ? 0 : 1
    const away = Math.hypot(one.middle[0] - wish.point[0], one.middle[1] - wish.point[1])
    // A crossing of the wanted size through the box comes first, however it is turned; then a single box right there.
    const cost = missed * 1000 + beside * 100 + otherSize * 40 + otherShape * 10 + away
    if (cost < least) [best, least] = [one, cost]
  }
  return best
}

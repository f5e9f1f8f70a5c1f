// A hand that trembles differently everywhere, but always the same way in the same place: everything uneven on the
// table is drawn from a hash of its name, so it looks the same when the page is drawn again.

/** A stable stream of numbers between -1 and 1 for a name. */
export function trembling(name: string): () => number {
  let state = 2166136261
  for (let at = 0; at < name.length; at++) state = Math.imul(state ^ name.charCodeAt(at), 16777619)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2147483648 - 1
  }
}

const round = (value: number): number => Math.round(value * 10) / 10

/** The two strokes of an ink cross around (0, 0), in a box of 100; each twice, so that the line swells and thins. */
export function crossStrokes(name: string): [string, string][] {
  const shake = trembling(`cross ${name}`)
  const reach = 36
  const stroke = (left: number, right: number): [string, string] => {
    const from = [-reach + shake() * 5, left + shake() * 5]
    const to = [reach + shake() * 5, right + shake() * 5]
    const bend = [shake() * 9, shake() * 9]
    const line = (x: number, y: number): string =>
      `M${round(from[0]!)} ${round(from[1]!)}` +
      `Q${round(bend[0]! + x)} ${round(bend[1]! + y)} ${round(to[0]!)} ${round(to[1]!)}`
    return [line(0, 0), line(shake() * 3, 4 + shake() * 2)]
  }
  return [stroke(-reach, reach), stroke(reach, -reach)]
}

/** A box as a hand would rule it: four sides that are almost straight. Around (0, 0). */
export function ruledBox(name: string, half = 47): string {
  const shake = trembling(`box ${name}`)
  const r = 10
  const s = (): number => shake() * 1.6
  const [a, b, c, d] = [half + s(), half + s(), half + s(), half + s()]
  return (
    `M${round(-a + r)} ${round(-b)}Q${round(s() * 4)} ${round(-b + s())} ${round(c - r)} ${round(-b)}` +
    `Q${round(c)} ${round(-b)} ${round(c)} ${round(-b + r)}` +
    `Q${round(c + s())} ${round(s() * 4)} ${round(c)} ${round(d - r)}` +
    `Q${round(c)} ${round(d)} ${round(c - r)} ${round(d)}` +
    `Q${round(s() * 4)} ${round(d + s())} ${round(-a + r)} ${round(d)}` +
    `Q${round(-a)} ${round(d)} ${round(-a)} ${round(d - r)}` +
    `Q${round(-a + s())} ${round(s() * 4)} ${round(-a)} ${round(-b + r)}` +
    `Q${round(-a)} ${round(-b)} ${round(-a + r)} ${round(-b)}Z`
  )
}

type Point = [number, number]

/** The outlines of a set of boxes, `[column, row]`: closed rings of corners on the grid, the sea always on the left. */
function rings(boxes: Point[]): Point[][] {
  const land = new Set(boxes.map(([c, r]) => `${c},${r}`))
  const edges = new Map<string, Point[]>()
  const edge = (from: Point, to: Point): void => {
    edges.set(from.join(), [...(edges.get(from.join()) ?? []), to])
  }
  for (const [c, r] of boxes) {
    if (!land.has(`${c},${r - 1}`)) edge([c, r], [c + 1, r])
    if (!land.has(`${c + 1},${r}`)) edge([c + 1, r], [c + 1, r + 1])
    if (!land.has(`${c},${r + 1}`)) edge([c + 1, r + 1], [c, r + 1])
    if (!land.has(`${c - 1},${r}`)) edge([c, r + 1], [c, r])
  }
  const found: Point[][] = []
  while (edges.size > 0) {
    const start = edges.keys().next().value!
    const ring: Point[] = []
    let here = start
    let before: Point | null = null
    do {
      const ways: Point[] = edges.get(here)!
      const [x, y] = here.split(',').map(Number) as Point
      // Where two boxes touch at a corner only, turn towards the same box, so that rings never cross.
      const turn = (way: Point): number =>
        before === null ? 0 : (x - before[0]) * (way[1] - y) - (y - before[1]) * (way[0] - x)
      const next = ways.reduce((best, way) => (turn(way) > turn(best) ? way : best))
      const rest = ways.filter((way) => way !== next)
      if (rest.length > 0) edges.set(here, rest)
      else edges.delete(here)
      ring.push([x, y])
      before = [x, y]
      here = next.join()
    } while (here !== start)
    found.push(ring)
  }
  return found
}

/** A coast around boxes of 100, `out` away from them, as an unsteady pen draws it. */
export function coast(name: string, boxes: Point[], out: number, unrest: number): string {
  const shake = trembling(`coast ${name} ${out}`)
  return rings(boxes)
    .map((ring) => {
      const size = ring.length
      const points: Point[] = []
      for (let at = 0; at < size; at++) {
        const [x, y] = ring[at]!
        const [px, py] = ring[(at + size - 1) % size]!
        const [nx, ny] = ring[(at + 1) % size]!
        const inward: Point = [x - px, y - py]
        const onward: Point = [nx - x, ny - y]
        // The sea is to the left of the way, so outwards is the way turned a quarter to the left.
        const straight = inward[0] === onward[0] && inward[1] === onward[1]
        const both: Point = straight ? inward : [inward[0] + onward[0], inward[1] + onward[1]]
        const corner: Point = [x * 100 + out * both[1], y * 100 - out * both[0]]
        points.push([corner[0] + shake() * unrest, corner[1] + shake() * unrest])
        const middle: Point = [(x + nx) * 50 + out * onward[1], (y + ny) * 50 - out * onward[0]]
        points.push([middle[0] + shake() * unrest, middle[1] + shake() * unrest])
      }
      return smooth(points)
    })
    .join('')
}

/** A closed line through the middles of the sides, rounded at each point. */
function smooth(points: Point[]): string {
  const middle = (a: Point, b: Point): string => `${round((a[0] + b[0]) / 2)} ${round((a[1] + b[1]) / 2)}`
  const last = points[points.length - 1]!
  let path = `M${middle(last, points[0]!)}`
  points.forEach((point, at) => {
    const next = points[(at + 1) % points.length]!
    path += `Q${round(point[0])} ${round(point[1])} ${middle(point, next)}`
  })
  return `${path}Z`
}

/** A line of ink from one box to the next, bent a little. */
export function inkedWay(name: string, from: Point, to: Point): string {
  const shake = trembling(`way ${name}`)
  const bend: Point = [(from[0] + to[0]) / 2 + shake() * 7, (from[1] + to[1]) / 2 + shake() * 7]
  return `M${from[0]} ${from[1]}Q${round(bend[0])} ${round(bend[1])} ${to[0]} ${to[1]}`
}

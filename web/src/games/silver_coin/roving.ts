// Arrows go from place to place as they lie on the screen.
const ACROSS = 3 // a step to the side counts as much as three steps ahead

/** Focus the nearest place in the arrow's direction; answers whether there was one. */
export function arrow(board: HTMLElement, key: string, from: string): boolean {
  const places = [...board.querySelectorAll<HTMLElement>('[data-spot]')]
  const start = places.find((place) => place.dataset.spot === from) ?? places.find((place) => place.tabIndex === 0)
  if (start === undefined) return false
  if (document.activeElement !== start && !board.contains(document.activeElement)) {
    start.focus()
    return true
  }
  const middle = (place: HTMLElement): [number, number] => {
    const box = place.getBoundingClientRect()
    return [box.left + box.width / 2, box.top + box.height / 2]
  }
  const [x, y] = middle(start)
  let best: HTMLElement | undefined
  let least = Infinity
  for (const place of places) {
    const [px, py] = middle(place)
    const [ahead, aside] =
      key === 'ArrowRight'
        ? [px - x, py - y]
        : key === 'ArrowLeft'
          ? [x - px, py - y]
          : key === 'ArrowDown'
            ? [py - y, px - x]
            : [y - py, px - x]
    const far = ahead + ACROSS * Math.abs(aside)
    if (place !== start && ahead > 4 && far < least) [best, least] = [place, far]
  }
  best?.focus()
  return best !== undefined
}

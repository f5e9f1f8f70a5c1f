// Whether words that name boxes are on the screen, such as the log: then the boxes of the cards bear their names.
let readers = $state(0)

/** For as long as the caller is on the screen. */
export function speaksOfBoxes(): () => void {
  readers += 1
  return () => (readers -= 1)
}

export const boxesAreSpokenOf = (): boolean => readers > 0

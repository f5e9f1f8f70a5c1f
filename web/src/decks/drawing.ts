// How the cards of a game are drawn, as the game says it (`games/<game>/drawing.ts`).
export interface Mark {
  mark: string
  /** The sign of this name is drawn in the box. */
  symbol?: string
  /** The sentence that names it. */
  name: string
  /** There is one on a card: painting it elsewhere moves it. */
  single?: true
}
export interface Drawing {
  size: number
  colours: readonly string[]
  marks: readonly Mark[]
  /** The marks of a new card, row by row. */
  fresh: string
  /** Whether cards bear numbers and have walls; else they may bear seals, and what is not a box is sea. */
  numbered: boolean
}

export const sign = (mark: string, symbol: string): Mark => ({
  mark,
  symbol,
  name: `symbol-${symbol.replaceAll('_', '-')}`,
})

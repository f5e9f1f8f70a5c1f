// What a game brings to the page. Each says it in its own `index.ts`; `games/index.ts` lists them, and nobody else asks
// a game for its name. Only what stands on the shelf is there at once, the rest is loaded when it is needed.
import type { Component } from 'svelte'
import type { Drawing } from '../decks/drawing'
import type { Lesson } from '../learn/step'
import type { Guide } from '../rules/guide'
import type { Seen, View } from '../table/seen'

export interface GamePage {
  /** The picture on its box: the inside of an svg of 320 by 190; `id` begins the ids in it. */
  Lid: Component<{ id: string }>
  /** The table as it is drawn. */
  board: () => Promise<Component<{ seen: Seen }>>
  /** The same table in words. */
  text: () => Promise<TextPart>
  /** All that lies in front of a seat, for paper; none where the table of points says everything. */
  sheet?: () => Promise<Component<{ seen: Pick<Seen, 'view' | 'deck'>; seat: number }>>
  /** The class of its light, in which what stands around its board is shown too; the styles come with the board. */
  light: string
  /** What everyone had when the game was over, beside the score; `first` is the seat that is shown first. */
  ending: () => Promise<Component<{ seen: Pick<Seen, 'view' | 'deck' | 'names'>; first: number }>>
  /** Whether the board tells the end of the last round before the score is shown; not where nothing may move. */
  tells?: true
  lesson: () => Promise<Lesson>
  /** The rules in short. */
  guide: () => Promise<Guide>
  /** Where people draw decks of their own: what their cards are made of. */
  drawing?: Drawing
  /** Whether a seat now sees what the others may not: then people who share a screen draw a curtain between them. */
  hides: (view: View) => boolean
  /** Where decks are mixed by number: what is in the box, and how a loser swaps a number for a rematch. */
  box?: () => Promise<BoxPart>
  /** And where people keep mixes of their own. */
  mixes?: () => Promise<Component>
}

export interface BoxPart {
  Box: Component<{ decks: string[]; deck: string; host: boolean; choose: (deck: string) => void }>
  Swap: Component<{
    decks: string[]
    deck: string
    seat: number
    title: string
    swap: string
    gone: number[]
    choose: (swap: string) => void
  }>
}

export interface TextPart {
  Text: Component<{ seen: Seen }>
  /** A move; plain where the cards are drawn beside the words. */
  moveWords: (seen: Seen, spelling: string, plain?: boolean) => string
  /** What the seat is asked. */
  question: (seen: Seen) => string
  /** What stands above the field that looks for moves. */
  filter: () => string
}

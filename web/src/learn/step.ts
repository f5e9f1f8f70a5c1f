// A step of a lesson: a text, what it points at, and what must have happened for the next one. Nothing is decided
// here; the table is a real one, and a step only looks at what its view says.
import type { View } from '../table/seen'

export interface Moment<V = View> {
  view: V
  seat: number
  /** What the view was when the step began. */
  since: V
}

/** A lesson is only ever shown the views of its own game. */
export interface Step<V = View> {
  /** Its sentence is `lesson-<lesson>-<name>`. */
  name: string
  /** What is lit while the rest is dimmed, as selectors: on the board, and in the text view. */
  lit: string[]
  text: string[]
  /** Without it the reader goes on with a button. */
  done?(moment: Moment<V>): boolean
  /** A way to score: it counts whenever it happens, can be put off, and stands in the recap as `…-<name>-name`. */
  goal?: boolean
}

export interface Lesson<V = View> {
  /** Begins the ids of its sentences. */
  name: string
  steps: Step<V>[]
}

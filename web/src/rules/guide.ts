// What a game tells of itself before its numbered rules: goal, turn, scoring, symbols, examples.
import type { Component } from 'svelte'

/** Something that lies on the table and has a meaning. */
export interface Meaning {
  /** As the board names it: `data-mean`, or the symbol on a box. */
  what: string
  /** Its picture, where it has one. */
  icon?: string
  /** The sentence that names it. */
  title: string
  /** The rules that say what it does. */
  rules: string[]
}

export interface Guide {
  /** Its sentences are `guide-<name>-goal`, `guide-<name>-turn-1` and so on. */
  name: string
  /** How many sentences tell a turn. */
  turn: number
  /** The sentences that tell how points are scored. */
  scoring: string[]
  /** A final score, line by line: `guide-<name>-example-1` and its points; the last line is the sum. */
  example: number[]
  meanings: Meaning[]
  /** Patterns and examples, or cards, drawn; only what holds the words looked for. */
  Drawn: Component<{ wanted: string }>
}

export const holds = (text: string, wanted: string): boolean => text.toLowerCase().includes(wanted.trim().toLowerCase())

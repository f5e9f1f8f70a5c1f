import { getContext } from 'svelte'

/** What the action bar offers beside the game's own answers, at a live table. */
export interface AroundBar {
  readonly over: boolean
  showScore: () => void
  /** Who at this screen decides next, if it is not the one who sits here now. */
  readonly passTo: string | null
  pass: () => void
}

/** What hangs over every decision at a live table: a line that is down, a bot that thinks of a hint. */
export interface AroundDecision {
  readonly line: string
  readonly hinting: boolean
  readonly asked: boolean
  dismissHint: () => void
  stopHint: () => void
}

/** Names a part of a board; where several boards are in sight, with whose it is. Called while a component is made. */
export function labelled(): (label: string) => string {
  const whose = getContext<(() => string) | undefined>('whose')
  return (label) => (whose === undefined ? label : `${whose()}: ${label}`)
}

// What people at a table say to each other, from a fixed set: shown for a moment, kept nowhere. Each can be muted, by
// name, on this device.
import { keepJson, readJson } from '../device/storage.svelte'
import type { Frame, ReactionMessage } from '../wire/generated'

export type Reaction = NonNullable<Frame['react']>

export const REACTIONS: Record<Reaction, string> = {
  hello: '👋',
  luck: '🍀',
  bravo: '👏',
  wow: '😮',
  oops: '🙈',
  thinking: '🤔',
  thanks: '🙏',
  again: '🔁',
}
const KEY = 'vermeil-muted'
const SHOWN = 6000 // milliseconds
const MOST = 4

export interface Shown {
  number: number
  seat: number
  react: Reaction
}

const known = (word: string): word is Reaction => word in REACTIONS

export class Reactions {
  shown = $state.raw<Shown[]>([])
  muted = $state.raw<string[]>(readJson<string[]>(KEY, []))
  #number = 0

  heard({ seat, react }: ReactionMessage, name: string): void {
    // A newer server may know more words than this page.
    if (!known(react) || this.muted.includes(name)) return
    const one = { number: (this.#number += 1), seat, react }
    this.shown = [...this.shown, one].slice(-MOST)
    setTimeout(() => (this.shown = this.shown.filter((other) => other !== one)), SHOWN)
  }

  /** Hear nothing from somebody any more, or again. */
  mute(name: string, off: boolean): void {
    this.muted = [...this.muted.filter((other) => other !== name), ...(off ? [name] : [])].slice(-100)
    keepJson(KEY, this.muted)
  }
}

// What helps a seat to decide: a bot's hint, and what each crossing would earn.
import { getJson, postJson } from '../wire/api'
import type { Earning } from '../wire/generated'
import type { Hint } from './seen'

export class Advice {
  /** A bot thinks about a hint. */
  hinting = $state(false)
  hint = $state.raw<Hint | null>(null)
  earns = $state.raw<Record<string, Earning>>({})
  #asked = 0
  #question = ''

  constructor(readonly table: string) {}

  /** Another question: what was said about the last one is over. */
  about(question: string): void {
    this.#question = question
    this.stop()
    this.earns = {}
    this.hint = null
  }

  /** Ask a bot; throws what the server refuses, unless nobody waits for it any more. */
  async ask(seat: number): Promise<void> {
    const number = (this.#asked += 1)
    this.hinting = true
    try {
      const hint = await postJson<Hint>(`/api/tables/${this.table}/hint?seat=${seat}`, {})
      if (number === this.#asked) this.hint = hint
    } catch (error) {
      if (number === this.#asked) throw error
    } finally {
      if (number === this.#asked) this.hinting = false
    }
  }

  /** Nobody waits for the hint any more. */
  stop(): void {
    this.#asked += 1
    this.hinting = false
  }

  /** Only a preview: the move can be made without it. */
  async preview(seat: number): Promise<void> {
    const question = this.#question
    try {
      const { earns } = await getJson<{ earns: Record<string, Earning> }>(
        `/api/tables/${this.table}/earns?seat=${seat}`,
      )
      if (question === this.#question) this.earns = earns
    } catch {
      // The board says nothing about earnings then.
    }
  }
}

// Whether the other end is still there. A line on which packets vanish, as in a tunnel, says nothing by itself: whoever
// has heard nothing for a while asks, and who waits for an answer in vain calls the line dead.

/** Milliseconds of silence after which we ask. */
const QUIET = 10_000
/** Milliseconds in which something must be heard once we have asked for anything, or have begun to connect. */
const PATIENCE = 8_000

export class Pulse {
  readonly #ask: () => void
  readonly #dead: () => void
  #quiet: ReturnType<typeof setTimeout> | undefined
  #doubt: ReturnType<typeof setTimeout> | undefined

  constructor(ask: () => void, dead: () => void) {
    this.#ask = ask
    this.#dead = dead
  }

  /** Something was sent that will be answered. */
  sent(): void {
    this.#doubt ??= setTimeout(() => {
      this.stop()
      this.#dead()
    }, PATIENCE)
  }

  /** Something was heard: all is well. */
  heard(): void {
    this.stop()
    this.#quiet = setTimeout(() => this.#ask(), QUIET)
  }

  stop(): void {
    clearTimeout(this.#quiet)
    clearTimeout(this.#doubt)
    this.#doubt = undefined
  }
}

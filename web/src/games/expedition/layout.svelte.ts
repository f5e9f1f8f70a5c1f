// How much room the board has, and which of its forms it takes.

// A scroll bar that comes with one form and goes with the other must not make them alternate: the way back is longer.
const BAR = 20

export class Layout {
  /** Another board lies beside this one: then what is not one's own cards must come below them. */
  readonly beside: boolean
  /** Of the board, in pixels. */
  width = $state(1200)
  /** Of the window. */
  height = $state(800)
  /** Fingers point here, and there are no keys to speak of. */
  touch = $state(matchMedia('(hover: none)').matches)
  /** What was done last was done by finger or mouse, not by keys. */
  pointed = $state(matchMedia('(hover: none)').matches)
  #was = { phone: false, narrow: false }

  /** A phone on its side. */
  readonly low: boolean = $derived(this.height < 500)
  readonly phone: boolean = $derived.by(
    () => (this.#was.phone = this.low || this.width < (this.beside ? 960 : 620) + (this.#was.phone ? BAR : 0)),
  )
  /** A window of 1600 pixels and more, with the height for larger cards. */
  readonly large: boolean = $derived(this.width >= 1470 && this.height >= 700)
  readonly narrow: boolean = $derived.by(
    () => (this.#was.narrow = this.low || this.width < 960 + (this.#was.narrow ? BAR : 0)),
  )

  constructor(beside: boolean) {
    this.beside = beside
  }
}

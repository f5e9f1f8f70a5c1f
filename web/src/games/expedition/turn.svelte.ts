// The reader's decision: what is asked, what is chosen so far, and what the bar says of it.
import { afresh } from '../../table/afresh'
import type { Seen } from '../../table/seen'
import type { Earning } from '../../wire/generated'
import { t } from '../../words.svelte'
import { earnedSentence } from './earned'
import { asksOf, type Ghost } from './ghost.svelte'
import type { Layout } from './layout.svelte'
import { cardInShort } from './names'
import { deckOf, has, ownSeat, SLOTS, viewOf, type ExpeditionView } from './view'

export class Turn {
  readonly #seen: () => Seen
  readonly #ghost: Ghost
  readonly #layout: Layout
  /** The sentence of the game that says which cards to keep. */
  readonly #keepHow: string

  constructor(seen: () => Seen, ghost: Ghost, layout: Layout, keepHow: string) {
    this.#seen = seen
    this.#ghost = ghost
    this.#layout = layout
    this.#keepHow = keepHow
  }

  readonly #asks: string = $derived.by(() => asksOf(this.#seen()))
  /** Of the dealt cards, those to be kept. */
  chosen: string[] = $derived.by(() => afresh(this.#asks, []))
  /** The move of the displayed card that is selected. */
  picked: string | null = $derived.by(() => afresh(this.#asks, null))
  readonly view: ExpeditionView = $derived.by(() => viewOf(this.#seen()))
  readonly question: ExpeditionView['question'] = $derived.by(() => (this.#seen().asked ? this.view.question : null))
  readonly marking: boolean = $derived(this.question === 'pattern' || this.question === 'owed')
  readonly earned: Earning | undefined = $derived.by(() => {
    const there = this.#ghost.there
    return there === null ? undefined : this.#seen().earns[there.spelling]
  })
  /** What the ghost would earn, in words. */
  readonly sentence: string = $derived.by(() => {
    const there = this.#ghost.there
    if (there === null) return ''
    const held = this.view.seats[ownSeat(this.#seen())]?.cards[SLOTS.indexOf(there.slot)]
    return earnedSentence(this.earned, has(held) ? deckOf(this.#seen()).cards[held.card] : undefined)
  })
  /** The move that keeps the two chosen cards: it is found among the moves, whatever their order. */
  readonly keep: string | undefined = $derived(
    this.chosen.length === 2
      ? this.view.moves.find(
          (move) => move.startsWith('keep:') && this.chosen.every((id) => move.slice(5).split(',').includes(id)),
        )
      : undefined,
  )
  readonly detail: string = $derived.by(() => {
    const { phone, low, touch } = this.#layout
    if (this.question === 'pick') {
      if (this.picked !== null) return this.#story(this.picked)
      return t(phone || touch ? 'board-pick-tap' : 'board-pick-how')
    }
    if (this.question === 'keep') return t(this.#keepHow)
    if (!this.marking) return ''
    const there = this.#ghost.there
    if (there !== null) {
      const instead = this.question === 'pattern' && there.boxes.length === 1 && !this.#ghost.single
      return instead ? `${t('board-only-single')} ${this.sentence}` : this.sentence
    }
    if (!phone && !touch) return t(this.question === 'owed' ? 'board-how-point-owed' : 'board-how-point')
    if (!phone) return t('board-how-tap')
    return this.view.round === 1 && this.view.turn === 1 && !low ? t('board-how-tap') : ''
  })

  /** What a displayed card is, before it is taken. */
  #story(move: string): string {
    const id = this.view.display[Number(move.slice(5)) - 1]
    const card = id == null ? undefined : deckOf(this.#seen()).cards[id]
    if (card !== undefined) return cardInShort(card)
    return t('board-stack', { count: this.view.stack })
  }

  /** Select a displayed card, or let it go: the bar's button takes it. Keys take it by Enter, and once more. */
  pick = (move: string, byKeys: boolean): void => {
    if (!this.#seen().asked) return
    if (byKeys && this.picked === move) this.take()
    else this.picked = this.picked === move ? null : move
  }

  /** Take what is selected. */
  take = (): void => {
    if (this.picked !== null && !this.#seen().busy) void this.#seen().move(this.picked)
  }

  cross = (): void => {
    const seen = this.#seen()
    const there = this.#ghost.there
    if (this.question === 'confirm') void seen.move('done')
    else if (there !== null && !seen.busy && this.marking) void seen.move(there.spelling)
  }

  toggle = (id: string): void => {
    if (!this.#seen().asked) return
    this.chosen = this.chosen.includes(id) ? this.chosen.filter((one) => one !== id) : [...this.chosen, id].slice(-2)
  }

  /** The card with this number: selected, or chosen to be kept. */
  digit = (digit: number): void => {
    const move = digit === 0 ? 'take:top' : `take:${digit}`
    const card = this.view.hand?.[digit - 1]
    if (this.question === 'pick' && this.view.moves.includes(move)) this.picked = move
    else if (this.question === 'keep' && card !== undefined) this.toggle(card)
  }

  /** Whether there was something to agree to. */
  agree = (): boolean => {
    if (this.question === 'confirm') void this.#seen().move('done')
    else if (this.question === 'keep' && this.keep !== undefined) void this.#seen().move(this.keep)
    else if (this.question === 'pick' && this.picked !== null) this.take()
    else return false
    return true
  }
}

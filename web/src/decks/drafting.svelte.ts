// A deck on the drawing board: every change can be undone, is checked a moment later, and kept.
import { postJson, inWords, passing } from '../wire/api'
import type { CheckedDeck } from '../wire/generated'
import { t } from '../words.svelte'
import { freshCard, readDraft, written, type Draft, type DraftCard } from './draft'
import { keepDeck, type Unkept } from './kept'

const PAUSE = 350
const PATIENCE = 3000
const MOST_STEPS = 300

export const check = (text: string): Promise<CheckedDeck> => postJson<CheckedDeck>('/api/decks/check', { text })

export class Drafting {
  draft = $state.raw<Draft>()!
  /** The text, while it is written by hand; null while the deck is drawn. */
  typed = $state<string | null>(null)
  /** The card that is painted on, by its key. */
  chosen = $state(0)
  checked = $state.raw<CheckedDeck | null>(null)
  /** The text that `checked` is about. */
  #seen = $state('')
  /** What kept the check from being made. */
  trouble = $state('')
  unkept = $state<Unkept>(null)
  #past = $state.raw<Draft[]>([])
  #future = $state.raw<Draft[]>([])
  #stroke: Draft | null = null
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    readonly id: string,
    draft: Draft,
    typed: string | null = null,
  ) {
    this.draft = draft
    this.typed = typed
    this.chosen = draft.cards[0]?.key ?? 0
    this.#keep()
    this.#soon(0)
  }

  get text(): string {
    return this.typed ?? written(this.draft)
  }
  /** Whether what is on screen has been checked and can be played. */
  get playable(): boolean {
    return this.fresh && this.checked?.deck != null
  }
  /** Whether the check is about what is on screen now. */
  get fresh(): boolean {
    return this.checked !== null && this.#seen === this.text
  }
  get card(): DraftCard | undefined {
    return this.draft.cards.find(({ key }) => key === this.chosen)
  }
  get canUndo(): boolean {
    return this.#past.length > 0
  }
  get canRedo(): boolean {
    return this.#future.length > 0
  }

  change(draft: Draft): void {
    if (this.#stroke === null) this.#remember(this.draft)
    this.draft = draft
    this.#changed()
  }
  changeCard(part: Partial<DraftCard>): void {
    const cards = this.draft.cards.map((card) => (card.key === this.chosen ? { ...card, ...part } : card))
    this.change({ ...this.draft, cards })
  }
  /** From now on all changes are one step, until the brush is lifted. */
  lower(): void {
    this.#stroke = this.draft
  }
  lift(): void {
    if (this.#stroke !== null && this.#stroke !== this.draft) this.#remember(this.#stroke)
    this.#stroke = null
  }
  undo(): void {
    this.#step(this.#past, (rest) => ((this.#past = rest), (this.#future = [...this.#future, this.draft])))
  }
  redo(): void {
    this.#step(this.#future, (rest) => ((this.#future = rest), (this.#past = [...this.#past, this.draft])))
  }

  add(like?: DraftCard): void {
    const card = freshCard(this.draft, like)
    const at = this.draft.cards.findIndex(({ key }) => key === this.chosen)
    this.change({ ...this.draft, cards: this.draft.cards.toSpliced(at + 1, 0, card) })
    this.chosen = card.key
  }
  remove(): void {
    const at = this.draft.cards.findIndex(({ key }) => key === this.chosen)
    if (at < 0) return
    const cards = this.draft.cards.toSpliced(at, 1)
    this.change({ ...this.draft, cards })
    this.chosen = (cards[at] ?? cards[at - 1])?.key ?? 0
  }
  /** Write the text by hand from now on. */
  type(text: string): void {
    this.typed = text
    this.#changed()
  }
  /** Draw again what was written by hand; false if it can't be drawn yet. */
  async draw(): Promise<boolean> {
    const text = this.typed
    if (text === null) return true
    let read: Draft | null
    try {
      read = readDraft(this.fresh ? this.checked! : await check(text))
    } catch (error) {
      this.trouble = inWords(error).message
      return false
    }
    if (this.typed !== text) return this.draw() // written on while it was looked at
    if (read === null) return false
    if (text !== written(this.draft)) {
      this.change(read)
      this.chosen = read.cards[0]?.key ?? 0
    }
    this.typed = null
    this.#changed()
    return true
  }
  close(): void {
    clearTimeout(this.#timer)
  }

  #remember(draft: Draft): void {
    this.#past = [...this.#past, draft].slice(-MOST_STEPS)
    this.#future = []
  }
  #step(from: Draft[], keep: (rest: Draft[]) => void): void {
    const to = from.at(-1)
    if (to === undefined) return
    keep(from.slice(0, -1))
    this.draft = to
    if (!to.cards.some(({ key }) => key === this.chosen)) this.chosen = to.cards.at(-1)?.key ?? 0
    this.#changed()
  }
  #changed(): void {
    this.#keep()
    this.#soon(PAUSE)
  }
  #soon(pause: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#look(), pause)
  }
  /** At once: whoever leaves the page right after a stroke finds it again. */
  #keep(): void {
    const { game, name } = this.draft
    this.unkept = keepDeck({ id: this.id, game, name, text: this.text })
  }
  async #look(): Promise<void> {
    const { text } = this
    try {
      const checked = await check(text)
      if (text !== this.text) return
      this.checked = checked
      this.#seen = text
      this.trouble = ''
    } catch (error) {
      if (text !== this.text) return
      const refused = inWords(error)
      this.trouble = refused.code === 'wire/invalid' ? t('decks-too-long') : refused.message
      if (passing(refused)) this.#soon(PATIENCE)
    }
  }
}

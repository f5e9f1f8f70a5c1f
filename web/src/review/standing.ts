// A position of a finished game as a board sees it: looked at, or with a question that can be answered once more.
import type { Deck, Hint, Refused, Seen, View } from '../table/seen'
import { patched } from '../wire/patch'
import type { Replay, Table } from '../wire/generated'
import { t } from '../words.svelte'

/** The views of a game, as far as they were wanted. */
export class Views {
  #views: View[]
  constructor(readonly course: Replay) {
    this.#views = [course.first]
  }
  at(step: number): View {
    const goal = Math.min(step, this.course.steps.length)
    while (this.#views.length <= goal) {
      const from = this.#views.length - 1
      this.#views.push((patched({ view: this.#views[from] }, this.course.steps[from]!.patch) as { view: View }).view)
    }
    return this.#views[goal]!
  }
  get names(): string[] {
    return this.course.names.map((name, seat) => name || t('seat-name', { number: seat + 1 }))
  }
}

/** Where in a game a position is, in words. */
export const turnIn = ({ round, turn }: View): string =>
  typeof turn === 'number' ? t('review-round-card', { round, turn }) : t('review-round', { round })

interface Answering {
  busy: boolean
  refused: Refused | null
  move: (spelling: string) => Promise<boolean>
  dismiss: () => void
}

/** With `answering` the seat may decide; else a move may be marked, as a hint is. */
export function standing(
  views: Views,
  step: number,
  deck: Deck | null,
  marked: string | null = null,
  answering: Answering | null = null,
): Seen {
  const view = views.at(step)
  const { seat, game, players } = views.course
  const hint: Hint | null = marked === null ? null : { move: marked, reasons: [] }
  return {
    table: answering === null ? null : tableOf(views),
    view: 'can_undo' in view ? { ...view, can_undo: false } : view,
    deck,
    names: views.names,
    seat,
    asked: answering !== null && !answering.busy,
    busy: answering?.busy ?? false,
    hinting: false,
    earns: {},
    hint,
    hintsAllowed: false,
    refused: answering?.refused ?? null,
    move: answering?.move ?? (() => Promise.resolve(false)),
    undo: () => Promise.resolve(false),
    askHint: () => Promise.resolve(),
    dismissRefusal: () => answering?.dismiss(),
  }

  /** As much of a table as a board asks for: there is none, but one may decide here. */
  function tableOf({ names }: Views): Table {
    return {
      id: '',
      game,
      phase: 'playing',
      number: 1,
      players,
      variants: {},
      deck: null,
      deck_text: null,
      public: false,
      hints: false,
      daily: null,
      counts: false,
      idle: null,
      family: false,
      practice: step,
      host: seat,
      seats: names.map((name, at) => ({
        kind: at === seat ? 'person' : 'bot',
        name,
        level: null,
        ready: true,
        stand_in: null,
        plays_as: null,
        left: false,
        flagged: false,
        wishes: [],
        rematch: false,
        swap: null,
        hurried: null,
      })),
      warned: [],
      wins: names.map(() => 0),
      clock: null,
      bank: null,
      commit: null,
      seed: null,
    }
  }
}

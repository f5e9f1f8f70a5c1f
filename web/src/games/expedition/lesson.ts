// What the first games of Silver & Gold and Pyramids have in common.
import type { Step } from '../../learn/step'
import type { ExpeditionView, SeatView } from './view'

type S = Step<ExpeditionView>
const turns = (view: ExpeditionView): number => view.round * 7 + view.turn
const OWN = "[data-testid^='own-']"
const TEXT_OWN = "section[aria-labelledby='text-seat-0']"
const TEXT_NOW = "section[aria-labelledby='now']"
/** The score card stands on the table, or behind a button. */
export const SCORE = '[data-testid=sheet]'

/** Where a symbol that can still be crossed lies on one's own cards. */
export const symbol = (name: string): string => `${OWN} [data-symbol='${name}']:not(.faded)`
/** Something that counts whenever it is true of the learner's seat. */
export function goal(name: string, lit: string[], done: (seat: SeatView, view: ExpeditionView) => boolean): S {
  return {
    name,
    lit,
    text: [TEXT_OWN],
    goal: true,
    done: ({ view, seat }) => view.seats[seat] !== undefined && done(view.seats[seat], view),
  }
}

/** From the welcome to the first confirmed turn; `hand` are the cards that the lesson suggests. */
export function opening(hand: readonly [string, string]): S[] {
  const keep = `[data-move='keep:${hand.join(',')}']`
  return [
    { name: 'welcome', lit: ['[data-testid=hand]'], text: [TEXT_NOW] },
    {
      name: 'keep',
      lit: hand.map((id) => `[data-card='${id}']`),
      text: [keep],
      done: ({ view }) => view.phase !== 'keep',
    },
    {
      name: 'pattern',
      lit: ['.pattern[role=group]', OWN],
      text: [TEXT_NOW, TEXT_OWN],
      done: ({ view, since }) => view.question === 'confirm' || view.question === 'owed' || turns(view) > turns(since),
    },
    {
      name: 'confirm',
      lit: ['[data-testid=action-bar]'],
      text: ['[data-testid=action-bar]'],
      done: ({ view, since }) => turns(view) > turns(since) || view.phase === 'over',
    },
  ]
}

/** A new card for a completed one. */
export const TAKE: S = {
  ...goal('take', ['.display-area'], ({ completed }, { question }) => completed.length > 0 && question !== 'pick'),
  text: ['.choices'],
}

export const ROUNDS: S = { name: 'rounds', lit: ['.round .rounds'], text: [TEXT_NOW] }

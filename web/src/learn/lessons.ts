// The steps of each lesson: a text each, and what must have happened for the next one. Nothing is judged here; the
// table is a real one, and a step only looks at what its view says.
import type { ExpeditionView } from '../expedition/view'
import type { View } from '../table/seen'
import type { SilverCoinView } from '../wire/generated'
import type { GameName } from '../wire/types'

export interface Moment<V = View> {
  view: V
  seat: number
  /** What the view was when the step began. */
  since: V
}
export interface Step<V = View> {
  text: string
  /** Without it the reader goes on with a button. */
  done?(moment: Moment<V>): boolean
}

const turns = (view: ExpeditionView): number => view.round * 7 + view.turn

function expedition(game: 'sg' | 'py'): Step<ExpeditionView>[] {
  return [
    { text: `page-learn-${game}-1` },
    { text: `page-learn-${game}-2`, done: ({ view }) => view.phase !== 'keep' },
    {
      text: `page-learn-${game}-3`,
      done: ({ view, since }) => view.question === 'confirm' || view.question === 'owed' || turns(view) > turns(since),
    },
    { text: `page-learn-${game}-4`, done: ({ view, since }) => turns(view) > turns(since) },
    {
      text: `page-learn-${game}-5`,
      done: ({ view, since }) => turns(view) >= turns(since) + 2 || view.phase === 'over',
    },
    {
      text: `page-learn-${game}-6`,
      done: ({ view, seat }) => (view.seats[seat]?.completed.length ?? 0) > 0 || view.phase === 'over',
    },
    { text: game === 'sg' ? 'page-learn-sg-7' : 'page-learn-end' },
  ]
}

const passed = (view: SilverCoinView): number => view.round * 1000 + view.turn.count

const COIN: Step<SilverCoinView>[] = [
  { text: 'page-learn-sc-1' },
  {
    text: 'page-learn-sc-2',
    done: ({ view, seat }) => view.villages[seat]?.some((card) => card.seen.includes(seat)) ?? false,
  },
  {
    text: 'page-learn-sc-3',
    done: ({ view, seat }) => (view.held !== null && view.active === seat) || view.drawn.length > 0,
  },
  { text: 'page-learn-sc-4', done: ({ view, seat }) => view.active !== seat || view.over },
  { text: 'page-learn-sc-5', done: ({ view, since }) => passed(view) >= passed(since) + 4 || view.over },
  { text: 'page-learn-sc-6', done: ({ view, since }) => view.rounds.length > since.rounds.length || view.over },
  { text: 'page-learn-end' },
]

/** A lesson is only ever shown the views of its own game. */
export const LESSONS: Record<GameName, Step[]> = {
  'silver-and-gold': expedition('sg'),
  pyramids: expedition('py'),
  'silver-coin': COIN,
}

// The steps of each lesson: a text each, and what must have happened for the next one. Nothing is judged here; the
// table is a real one, and a step only looks at what its view says.
import type { View } from '../table/seen'
import type { GameName } from '../wire/types'

export interface Moment {
  view: View
  seat: number
  /** What the view was when the step began. */
  since: View
}
export interface Step {
  text: string
  /** Without it the reader goes on with a button. */
  done?: (moment: Moment) => boolean
}

const turns = (view: View): number => view.round * 7 + view.turn

function expedition(game: 'sg' | 'py'): Step[] {
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
      done: ({ view, seat }) => view.seats[seat].completed.length > 0 || view.phase === 'over',
    },
    { text: `page-learn-${game}-7` },
  ]
}

const passed = (view: View): number => view.round * 1000 + (view.turn?.count ?? 0)

const COIN: Step[] = [
  { text: 'page-learn-sc-1' },
  {
    text: 'page-learn-sc-2',
    done: ({ view, seat }) => view.villages[seat].some((card: View) => card.seen.includes(seat)),
  },
  {
    text: 'page-learn-sc-3',
    done: ({ view, seat }) => (view.held !== null && view.active === seat) || view.drawn.length > 0,
  },
  { text: 'page-learn-sc-4', done: ({ view, seat }) => view.active !== seat || view.over },
  { text: 'page-learn-sc-5', done: ({ view, since }) => passed(view) >= passed(since) + 4 || view.over },
  { text: 'page-learn-sc-6', done: ({ view, since }) => view.rounds.length > since.rounds.length || view.over },
  { text: 'page-learn-sc-7' },
]

export const LESSONS: Record<GameName, Step[]> = {
  'silver-and-gold': expedition('sg'),
  pyramids: expedition('py'),
  'silver-coin': COIN,
}

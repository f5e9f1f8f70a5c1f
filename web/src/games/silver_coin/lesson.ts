// A first game of Silver Coin: exchanges, abilities, the call and the end of a round, each by doing it.
import type { Lesson, Step } from '../../learn/step'
import type { SilverCoinView } from '../../wire/generated'
import { frameOf } from './asks'

type S = Step<SilverCoinView>
const OWN = '.table > .own'
const MIDDLE = '.centre .things'
const TEXT_OWN = "section[aria-labelledby='text-seat-0']"
const TEXT_NOW = "section[aria-labelledby='now']"
const CHOICES = ['.choices']
const over = (view: SilverCoinView): boolean => view.over || view.rounds.length > 0

/** The cards of the lesson's deal that are equal: the learner looks at them, and later exchanges both for one. */
const TWINS = ["[data-spot='0.1']", "[data-spot='0.2']"]
const FIVE = 5 // SC-2

const goal = (name: string, lit: string[], done: Step<SilverCoinView>['done'], text = CHOICES): S => ({
  name,
  lit,
  text,
  goal: true,
  ...(done ? { done } : {}),
})

export const LESSON: Lesson<SilverCoinView> = {
  name: 'sc',
  steps: [
    { name: 'welcome', lit: [OWN], text: [TEXT_OWN] },
    {
      name: 'look',
      lit: TWINS,
      text: ["[data-move='peek:0.1,0.2']"],
      done: ({ view, seat }) => view.villages[seat]?.some((card) => card.seen.includes(seat)) ?? false,
    },
    {
      name: 'draw',
      lit: [MIDDLE],
      text: CHOICES,
      done: ({ view, seat }) => (view.held !== null && view.active === seat) || view.drawn.length > 0 || over(view),
    },
    goal('set', [...TWINS, "[data-spot='held']"], ({ view, seat }) => (view.villages[seat]?.length ?? FIVE) < FIVE),
    goal('ability', [MIDDLE], ({ view, seat }) => {
      const { number } = frameOf(view)
      return view.active === seat && number !== null && number >= FIVE && number <= 12
    }),
    goal('up', [`${MIDDLE} .thing:last-child`, OWN], ({ view, seat }) =>
      (view.villages[seat] ?? []).some((card) => card.face === 'up'),
    ),
    { name: 'count', lit: [OWN], text: [TEXT_OWN] },
    goal('call', [OWN, '[data-testid=action-bar]'], ({ view, seat }) => view.call === seat || over(view)),
    goal('end', ['.village .points', '.scores'], ({ view }) => over(view), [TEXT_NOW]),
    { name: 'token', lit: ['.village .mark:has(svg)', '.village .points'], text: [TEXT_OWN] },
    { name: 'decks', lit: [], text: [] },
  ],
}

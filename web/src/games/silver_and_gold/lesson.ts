// A first game of Silver & Gold: every way to score, each by doing it.
import type { Lesson } from '../../learn/step'
import { goal, opening, ROUNDS, SCORE, symbol, TAKE } from '../expedition/lesson'
import type { ExpeditionView } from '../expedition/view'

export const LESSON: Lesson<ExpeditionView> = {
  name: 'sg',
  steps: [
    ...opening(['s09', 'g03']),
    goal('coin', [symbol('coin'), '.score .coins', SCORE], ({ coins = 0 }) => coins > 0),
    goal('palm', [symbol('palm'), '.score .palms', '.round .palm', SCORE], ({ palms = [] }) => palms.length > 0),
    goal('card', ["[data-testid^='own-']"], ({ completed }) => completed.length > 0),
    TAKE,
    goal('x', [symbol('cross')], ({ owed }) => owed > 0),
    goal('seal', ['.own .seal', '.score .completed', SCORE], ({ sheet }) => (sheet['seals'] ?? 0) > 0),
    goal('cup', ['.score .coins', '.round .cups', SCORE], ({ cups = [] }) => cups.length > 0),
    ROUNDS,
  ],
}

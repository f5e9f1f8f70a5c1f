// A first game of Pyramids: every way to score, each by doing it.
import type { Lesson } from '../../learn/step'
import { goal, opening, ROUNDS, SCORE, symbol, TAKE } from '../expedition/lesson'
import type { ExpeditionView } from '../expedition/view'

export const LESSON: Lesson<ExpeditionView> = {
  name: 'py',
  steps: [
    ...opening(['p18', 'p33']),
    goal(
      'gem',
      [symbol('red_gem'), symbol('green_gem'), '.score .ten:not(.skulls)', SCORE],
      ({ red_gems = 0, green_gems = 0 }) => red_gems > 0 && green_gems > 0,
    ),
    goal('x', [symbol('cross')], ({ owed }) => owed > 0),
    goal('torch', [symbol('torch'), '.score .torches', '.round .rounds'], ({ torches = [] }) => torches.length > 0),
    goal('skull', [symbol('skull'), symbol('potion'), '.score .skulls', SCORE], ({ skulls = 0 }) => skulls > 0),
    goal('tomb', ["[data-testid^='own-']"], ({ completed }) => completed.length > 0),
    TAKE,
    goal('colour', ['.score .colours', '.round .colours', SCORE], ({ sheet }) => (sheet['colours'] ?? 0) > 0),
    ROUNDS,
  ],
}

// The rules of Silver & Gold in short, and what lies on its table.
import type { Guide } from '../../rules/guide'
import Drawn from './Drawn.svelte'

export const GUIDE: Guide = {
  name: 'sg',
  turn: 5,
  scoring: [
    'lesson-sg-card-name',
    'lesson-sg-seal-name',
    'lesson-sg-coin-name',
    'lesson-sg-cup-name',
    'lesson-sg-palm-name',
  ],
  // The rule book's own final score.
  example: [64, 6, 17, 8, 95],
  meanings: [
    { what: 'pattern', title: 'board-expedition', rules: ['SG-21', 'SG-20'] },
    { what: 'cross', icon: 'cross', title: 'symbol-cross', rules: ['SG-30'] },
    { what: 'coin', icon: 'coin', title: 'symbol-coin', rules: ['SG-31', 'SG-41'] },
    { what: 'cup', icon: 'cup', title: 'source-cups', rules: ['SG-41'] },
    { what: 'palm', icon: 'palm', title: 'symbol-palm', rules: ['SG-32'] },
    { what: 'seal', title: 'source-seals', rules: ['SG-3', 'SG-60'] },
    { what: 'completed', title: 'board-completed', rules: ['SG-42', 'SG-60'] },
    { what: 'display', title: 'board-display', rules: ['SG-42', 'SG-43'] },
    { what: 'start', title: 'board-start-player', rules: ['SG-40', 'SG-45'] },
    { what: 'rounds', title: 'guide-rounds', rules: ['SG-50', 'SG-51'] },
  ],
  Drawn,
}

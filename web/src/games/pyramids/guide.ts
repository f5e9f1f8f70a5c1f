// The rules of Pyramids in short, and what lies on its table.
import type { Guide } from '../../rules/guide'
import Drawn from './Drawn.svelte'

export const GUIDE: Guide = {
  name: 'py',
  turn: 5,
  scoring: [
    'lesson-py-tomb-name',
    'lesson-py-colour-name',
    'lesson-py-torch-name',
    'lesson-py-gem-name',
    'lesson-py-skull-name',
  ],
  // The rule book's own final score.
  example: [70, 10, 19, 18, -6, 111],
  meanings: [
    { what: 'pattern', title: 'board-expedition', rules: ['PY-21', 'PY-22'] },
    { what: 'entrance', icon: 'entrance', title: 'symbol-entrance', rules: ['PY-22'] },
    { what: 'tomb', icon: 'tomb', title: 'symbol-tomb', rules: ['PY-35', 'PY-60'] },
    { what: 'cross', icon: 'cross', title: 'symbol-cross', rules: ['PY-30'] },
    { what: 'red_gem', icon: 'red_gem', title: 'symbol-red-gem', rules: ['PY-31', 'PY-60'] },
    { what: 'green_gem', icon: 'green_gem', title: 'symbol-green-gem', rules: ['PY-31', 'PY-60'] },
    { what: 'torch', icon: 'torch', title: 'symbol-torch', rules: ['PY-32'] },
    { what: 'skull', icon: 'skull', title: 'symbol-skull', rules: ['PY-33', 'PY-60'] },
    { what: 'potion', icon: 'potion', title: 'symbol-potion', rules: ['PY-34'] },
    { what: 'colour', title: 'source-colours', rules: ['PY-41'] },
    { what: 'completed', title: 'board-completed', rules: ['PY-40', 'PY-60'] },
    { what: 'display', title: 'board-display', rules: ['PY-40'] },
    { what: 'rounds', title: 'guide-rounds', rules: ['PY-50', 'PY-32'] },
  ],
  Drawn,
}

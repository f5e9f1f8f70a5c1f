// The rules of Silver Coin in short, and what lies on its table.
import type { Guide } from '../../rules/guide'
import Drawn from './Drawn.svelte'

export const GUIDE: Guide = {
  name: 'sc',
  turn: 6,
  scoring: [
    'guide-sc-scoring-1',
    'guide-sc-scoring-2',
    'guide-sc-scoring-3',
    'guide-sc-scoring-4',
    'guide-sc-scoring-5',
  ],
  example: [0, 14, 19, 0, 33],
  meanings: [
    { what: 'token', title: 'guide-token', rules: ['SC-32', 'SC-33'] },
    { what: 'points', title: 'guide-points', rules: ['SC-31', 'SC-34'] },
    { what: 'call', title: 'guide-call', rules: ['SC-12', 'SC-31'] },
    { what: 'exchange', title: 'guide-exchange', rules: ['SC-20', 'SC-21', 'SC-22'] },
    { what: 'abilities', title: 'guide-abilities', rules: ['SC-15', 'SC-14'] },
    { what: 'mix', title: 'guide-mix', rules: ['SC-60'] },
  ],
  Drawn,
}

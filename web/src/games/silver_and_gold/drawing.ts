import { sign, type Drawing } from '../../decks/drawing'

export const DRAWING: Drawing = {
  size: 4,
  colours: ['grey', 'green', 'orange', 'purple'],
  marks: [
    { mark: '.', name: 'decks-box' },
    { mark: '#', name: 'decks-sea' },
    sign('X', 'cross'),
    sign('o', 'coin'),
    sign('p', 'palm'),
  ],
  fresh: '........########',
  numbered: false,
}

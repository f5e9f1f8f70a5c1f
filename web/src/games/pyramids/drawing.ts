import { sign, type Drawing } from '../../decks/drawing'

export const DRAWING: Drawing = {
  size: 5,
  colours: ['green', 'orange', 'purple'],
  marks: [
    { mark: '.', name: 'decks-box' },
    { mark: '#', name: 'decks-wall' },
    { ...sign('>', 'entrance'), single: true },
    { ...sign('*', 'tomb'), single: true },
    sign('X', 'cross'),
    sign('r', 'red_gem'),
    sign('g', 'green_gem'),
    sign('t', 'torch'),
    sign('s', 'skull'),
    sign('p', 'potion'),
  ],
  fresh: `..>..${'.'.repeat(15)}..*..`,
  numbered: true,
}

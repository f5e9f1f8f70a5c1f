import type { GamePage } from '../page'
import { DRAWING } from './drawing'
import Lid from './Lid.svelte'

export default {
  Lid,
  board: async () => (await import('./Board.svelte')).default,
  text: () => import('../expedition/text'),
  sheet: async () => (await import('./Sheet.svelte')).default,
  light: 'chart',
  ending: async () => (await import('./Ending.svelte')).default,
  lesson: async () => (await import('./lesson')).LESSON,
  drawing: DRAWING,
  guide: async () => (await import('./guide')).GUIDE,
  hides: (view) => 'phase' in view && view.phase === 'keep',
} satisfies GamePage

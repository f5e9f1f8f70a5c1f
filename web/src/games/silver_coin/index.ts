import type { GamePage } from '../page'
import Lid from './Lid.svelte'

export default {
  Lid,
  board: async () => (await import('./Board.svelte')).default,
  text: () => import('./text'),
  box: () => import('./box'),
  mixes: async () => (await import('./Mixes.svelte')).default,
  light: 'night',
  tells: true,
  ending: async () => (await import('./Ending.svelte')).default,
  lesson: async () => (await import('./lesson')).LESSON,
  guide: async () => (await import('./guide')).GUIDE,
  hides: () => true,
} satisfies GamePage

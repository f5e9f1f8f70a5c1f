// What this browser's reader likes: theme, motion, sound, text view and the like. Kept in the browser, never sent.
import { keepJson, readJson } from '../device/storage.svelte'

export type Theme = 'system' | 'light' | 'dark'

interface Likes {
  theme: Theme
  stillness: boolean
  sound: boolean
  text: boolean
  /** A turn in which nothing is owed is confirmed after a moment, where finger or mouse has made it. */
  selfConfirm: boolean
}
const KEY = 'vermeil-likes'
const PLAIN: Likes = { theme: 'system', stillness: false, sound: false, text: false, selfConfirm: true }

function kept(): Likes {
  return { ...PLAIN, ...readJson<Partial<Likes>>(KEY, {}) }
}

export const likes: Likes = $state(kept())
const darkness = matchMedia('(prefers-color-scheme: dark)')
let nightOutside = $state(darkness.matches)
darkness.addEventListener('change', (event) => (nightOutside = event.matches))

function dress(): void {
  const dark = likes.theme === 'dark' || (likes.theme === 'system' && nightOutside)
  document.documentElement.dataset['theme'] = dark ? 'dark' : 'light'
  document.documentElement.dataset['motion'] = likes.stillness ? 'still' : 'full'
}
dress() // before the first thing is drawn, so that nothing flashes

/** Keeps the document and the browser's memory as the reader likes them; called once, by the page. */
export function followLikes(): void {
  $effect(() => {
    dress()
    keepJson(KEY, likes)
  })
}

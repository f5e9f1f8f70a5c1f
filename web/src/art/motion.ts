// How long something moves: not at all for readers who want less motion, by the system's setting or the page's own.
import { prefersReducedMotion } from 'svelte/motion'

export function lasting(milliseconds: number): number {
  return prefersReducedMotion.current || document.documentElement.dataset['motion'] === 'still' ? 0 : milliseconds
}

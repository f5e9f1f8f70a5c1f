// A part of this page that the server no longer has: the server was updated, so the page is loaded again.
import { tab } from '../device/storage.svelte'
import { POCKET } from './end'

const RENEWED = 'vermeil-renewed'
let renewal: Promise<boolean> = Promise.resolve(false)

/** Whether the page is about to be loaded again; known once the server has answered. */
export const renewing = (): Promise<boolean> => renewal

export function renewWhenGone(): void {
  addEventListener('vite:preloadError', () => (renewal = renew()))
}

/**
 * Not twice in a row, or a server that has lost its page would make it reload forever. Nor without a network: the
 * browser would show an error of its own where the rest of the page still works.
 */
async function renew(): Promise<boolean> {
  if (Date.now() - Number(tab.read(RENEWED)) < 10_000) return false
  const answer = await fetch(POCKET === null ? '/' : location.pathname, { cache: 'no-store' }).catch(() => null)
  if (answer?.ok !== true) return false
  tab.keep(RENEWED, String(Date.now()))
  // Failures in the old page no longer matter; the new one reports its own.
  for (const failed of ['error', 'unhandledrejection']) addEventListener(failed, (event) => event.preventDefault())
  location.reload()
  return true
}

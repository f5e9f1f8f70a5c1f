import { tick } from 'svelte'

/** Whether keys go on from the top: nothing has the focus, or only the heading of a screen just come to. */
export function nowhere(): boolean {
  const at = document.activeElement
  return at === null || at === document.body || at.tagName === 'H1'
}

/** What had the focus may be gone: then somebody else has it, so that keys go on from there and not from the top. */
export async function refocus(to: () => HTMLElement | null | undefined): Promise<void> {
  await tick()
  if (nowhere()) to()?.focus()
}

/** Another screen is on its way: its heading has the focus once it is there, so that it is read out and keys begin at
 *  it. Screens may first say that they load; so this goes on until somebody does something. Nothing scrolls. */
export function arrive(): () => void {
  const look = (): void => {
    const heading = document.querySelector('h1')
    if (heading === null || !nowhere() || document.activeElement === heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }
  const watch = new MutationObserver(look)
  const stop = (): void => {
    watch.disconnect()
    removeEventListener('keydown', stop, true)
    removeEventListener('pointerdown', stop, true)
  }
  watch.observe(document.body, { childList: true, subtree: true })
  addEventListener('keydown', stop, true)
  addEventListener('pointerdown', stop, true)
  look()
  return stop
}

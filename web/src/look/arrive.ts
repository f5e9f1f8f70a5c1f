import { nowhere } from './focus'

let stopLast = (): void => undefined

/** Another screen is on its way: its heading has the focus once it is there, so that it is read out and keys begin at
 *  it. Screens may first say that they load; so this goes on until somebody does something. Nothing scrolls. */
export function arrive(): void {
  stopLast()
  const look = (): void => {
    const heading = document.querySelector('h1')
    if (heading === null || !nowhere() || document.activeElement === heading) return
    heading.tabIndex = -1
    heading.style.outline = 'none' // nothing that could be pressed
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
  stopLast = stop
  look()
}

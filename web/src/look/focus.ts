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

import { tick } from 'svelte'

/** What had the focus may be gone: then somebody else has it, so that keys go on from there and not from the top. */
export async function refocus(to: () => HTMLElement | null | undefined): Promise<void> {
  await tick()
  if (document.activeElement === null || document.activeElement === document.body) to()?.focus()
}

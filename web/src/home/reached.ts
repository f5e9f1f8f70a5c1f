// Screens are fetched when somebody goes there. One that can't be fetched is told of, instead of an empty page.
import { renewing } from '../wire/renewal'
import Missing from './Missing.svelte'

export async function reached<Part extends { default: unknown }>(part: Promise<Part>): Promise<Part> {
  try {
    return await part
  } catch {
    if (await renewing()) return new Promise(() => undefined) // another page is on its way
    return { default: Missing } as unknown as Part // whatever that screen is given, this one wants none of it
  }
}

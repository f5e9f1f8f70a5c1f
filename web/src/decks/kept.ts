// Decks and mixes that this browser keeps. Storage may be full or forbidden: then keeping says so, and they are
// remembered until the page is closed.
export interface KeptDeck {
  id: string
  game: string
  name: string
  /** The text of its file, as docs/decks.md says. */
  text: string
  when: number
}
export interface KeptMix {
  name: string
  /** `coin+amulet:1,3`, as the rules name it. */
  mix: string
}
/** Why something could not be kept; null if it was. */
export type Unkept = 'full' | 'forbidden' | null

const DECKS = 'vermeil-decks'
const MIXES = 'vermeil-mixes'

const remembered = new Map<string, string>()

function read<T>(key: string): T[] {
  try {
    const found: unknown = JSON.parse(remembered.get(key) ?? localStorage.getItem(key) ?? '[]')
    return Array.isArray(found) ? (found as T[]) : []
  } catch {
    return []
  }
}

function keep(key: string, value: unknown): Unkept {
  const text = JSON.stringify(value)
  try {
    localStorage.setItem(key, text)
    remembered.delete(key)
    return null
  } catch (error) {
    remembered.set(key, text)
    return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'forbidden'
  }
}

export const keptDecks = (): KeptDeck[] => read<KeptDeck>(DECKS)
export const keptDeck = (id: string): KeptDeck | undefined => keptDecks().find((deck) => deck.id === id)

/** Keep a deck as it is now; the one that was changed last comes first. */
export function keepDeck(deck: Omit<KeptDeck, 'when'>): Unkept {
  return keep(DECKS, [{ ...deck, when: Date.now() }, ...keptDecks().filter(({ id }) => id !== deck.id)])
}
export function forgetDeck(id: string): Unkept {
  return keep(
    DECKS,
    keptDecks().filter((deck) => deck.id !== id),
  )
}

export const keptMixes = (): KeptMix[] => read<KeptMix>(MIXES)
export function keepMix(mix: KeptMix): Unkept {
  return keep(MIXES, [mix, ...keptMixes().filter(({ name }) => name !== mix.name)])
}
export function forgetMix(name: string): Unkept {
  return keep(
    MIXES,
    keptMixes().filter((mix) => mix.name !== name),
  )
}

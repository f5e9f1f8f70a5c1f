// The cards of a deck, fetched once.
import { getJson } from '../wire/api'
import type { GameName } from '../wire/types'
import type { Deck } from '../wire/generated'

const fetched = new Map<string, Promise<Deck>>()

/** Of a game's deck by its name; or, for a deck that a host brought along, of the table where it lies. */
export function deckOf(game: GameName, deck: string | null, ownAt: string | null = null): Promise<Deck> {
  const path =
    ownAt !== null ? `/api/tables/${ownAt}/deck` : `/api/games/${game}/decks/${encodeURIComponent(deck ?? 'standard')}`
  let found = fetched.get(path)
  if (found === undefined) {
    found = getJson<Deck>(path)
    fetched.set(path, found)
    found.catch(() => fetched.delete(path))
  }
  return found
}

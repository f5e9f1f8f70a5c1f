// The cards of a deck, fetched once.
import { getJson } from '../wire/api'
import type { GameName } from '../wire/types'
import type { View } from './seen'

const fetched = new Map<string, Promise<View>>()

export function deckOf(game: GameName, deck: string | null): Promise<View> {
  const path = `/api/games/${game}/decks/${encodeURIComponent(deck ?? 'standard')}`
  let found = fetched.get(path)
  if (found === undefined) {
    found = getJson<View>(path)
    fetched.set(path, found)
    found.catch(() => fetched.delete(path))
  }
  return found
}

// The cards of a deck, fetched once.
import { getJson } from '../wire/api'
import type { GameName, Table } from '../wire/types'
import type { Deck } from '../wire/generated'

const fetched = new Map<string, Promise<Deck>>()

/** Of a game's deck by its name; or, for a host's own deck, of the table that has it. */
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

/** The deck of a table, with the name that it was fetched by. */
export async function deckAt(table: Table): Promise<Deck & { forDeck: string | null }> {
  return {
    ...(await deckOf(table.game, table.deck, table.deck_text === null ? null : table.id)),
    forDeck: table.deck,
  }
}

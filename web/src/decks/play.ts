// Tables that bring a deck along: drawn ones as text, mixes by their name.
import { keepTable } from '../home/kept'
import { myName } from '../home/start'
import { postJson } from '../wire/api'
import type { NewTable, Seated } from '../wire/generated'
import { go } from '../wire/router.svelte'
import type { GameName } from '../wire/types'

export type OwnDeck = Pick<NewTable, 'deck' | 'deck_text'>

/** A table with the deck, dealt at once against bots of these levels; or, with null, one for friends. */
export async function playWith(game: GameName, own: OwnDeck, bots: string[] | null): Promise<void> {
  const players = bots === null ? 2 : bots.length + 1
  const wish = { game, name: myName(), players, bots: bots ?? [], ...own } satisfies NewTable
  const { table, seat } = await postJson<Seated>('/api/tables', wish)
  keepTable(table, game)
  if (bots !== null) await postJson(`/api/tables/${table}/acts?seat=${seat}`, { do: 'ready', ready: true })
  go(`/t/${table}`)
}

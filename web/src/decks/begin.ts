// Ways to begin a deck: ours, an empty one, a file, or the one that a table is played with.
import { getJson } from '../wire/api'
import type { Deck, Snapshot } from '../wire/generated'
import { go } from '../wire/router.svelte'
import type { GameName } from '../wire/types'
import { t } from '../words.svelte'
import { copied, DRAWN, emptyDraft, readDraft, type Draft } from './draft'
import { check } from './drafting.svelte'
import { keptDecks } from './kept'

/** Decks that were begun since the page was opened: kept or not, the drawing board finds them here. */
export const begun = new Map<string, { draft: Draft; typed: string | null }>()

/** A name that no kept deck of the game has. */
function freeName(wished: string): string {
  const taken = keptDecks().map(({ name }) => name)
  let name = wished
  for (let number = 2; taken.includes(name); number += 1) name = `${wished}-${number}`
  return name
}

function open(draft: Draft, typed: string | null = null): void {
  const id = crypto.randomUUID?.() ?? String(Math.random()).slice(2)
  begun.set(id, { draft, typed })
  go(`/decks/${id}`)
}

export async function beginFromOurs(game: GameName): Promise<void> {
  const ours = await getJson<Deck>(`/api/games/${game}/decks/standard`)
  open(copied(ours, freeName(t(`decks-first-name-${game}`))))
}
export function beginEmpty(game: GameName): void {
  open(emptyDraft(game, freeName(t(`decks-first-name-${game}`))))
}
/** What can't be drawn is opened as text, with all that is wrong with it. */
export async function beginFromText(text: string): Promise<void> {
  const checked = await check(text)
  const draft = readDraft(checked)
  const game = DRAWN.find((one) => one === checked.game) ?? DRAWN[0]!
  open(draft ?? emptyDraft(game, freeName(t(`decks-first-name-${game}`))), draft === null ? text : null)
}
export async function beginFromTable(id: string): Promise<void> {
  const { table } = await getJson<Snapshot>(`/api/tables/${id}?seat=watch`)
  if (table.deck_text !== null) await beginFromText(table.deck_text)
  else if (DRAWN.some((game) => game === table.game)) await beginFromOurs(table.game as GameName)
}

// Making tables: against bots, with friends, on one screen.
import { GAME_PAGES } from '../games'
import { deckOf } from '../table/decks'
import { postJson } from '../wire/api'
import { POCKET } from '../wire/end'
import { go } from '../wire/router.svelte'
import type { GameName } from '../wire/types'
import { t } from '../words.svelte'
import { keepQuick, keepTable, keptName, type Quick } from './kept'

interface Seated {
  table: string
  seat: number
}
type Extra = { lesson?: true; public?: boolean; hints?: boolean }

export function myName(): string {
  return keptName() || t('page-default-name')
}

async function make(game: GameName, name: string, players: number, bots: string[], extra: Extra = {}): Promise<Seated> {
  const seated = await postJson<Seated>('/api/tables', { game, name, players, bots, ...extra })
  keepTable(seated.table, game)
  return seated
}

async function ready(table: string, seat: number): Promise<void> {
  await postJson(`/api/tables/${table}/acts?seat=${seat}`, { do: 'ready', ready: true })
}

/** A table against bots, dealt at once; its id. */
export async function dealBots(game: GameName, quick: Quick, extra: Extra = {}): Promise<string> {
  // Both come while the table is dealt.
  void GAME_PAGES[game].board()
  void deckOf(game, null)
  const bots = Array.from({ length: quick.bots }, () => quick.level)
  const { table, seat } = await make(game, myName(), quick.bots + 1, bots, extra)
  await ready(table, seat)
  return table
}

export async function playBots(game: GameName, quick: Quick): Promise<void> {
  keepQuick(game, quick)
  go(`/t/${await dealBots(game, quick)}`)
}

export async function inviteFriends(game: GameName): Promise<void> {
  // Nobody can come to a table of the pocket edition from elsewhere: a bot sits there until somebody else is wanted.
  const bots = POCKET === null ? [] : ['medium']
  go(`/t/${(await make(game, myName(), 2, bots)).table}`)
}

export async function shareScreen(game: GameName, names: string[], bots: string[]): Promise<void> {
  const { table } = await make(game, names[0]!, names.length + bots.length, [], { hints: true })
  const seats = [0]
  for (const name of names.slice(1)) seats.push((await postJson<Seated>(`/api/tables/${table}/join`, { name })).seat)
  for (const [at, level] of bots.entries())
    await postJson(`/api/tables/${table}/acts?seat=0`, { do: 'bot', seat: names.length + at, level })
  for (const seat of seats) await ready(table, seat)
  go(`/t/${table}`)
}

/** The table's id in whatever somebody pasted: a link, or the id itself. */
export function tableIn(text: string): string | null {
  return /(?:^|\/(?:t|watch)\/)([A-Za-z0-9_-]{16})(?:$|[/?#\s])/.exec(text.trim())?.[1] ?? null
}

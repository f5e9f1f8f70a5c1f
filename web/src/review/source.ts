// Which game is reviewed: one of a table, one of my results, or a record with the deck of one's own that it was played
// with.
import { tab } from '../device/storage.svelte'
import { getJson, getText, postJson, postText } from '../wire/api'
import type { Replay, Snapshot } from '../wire/generated'

interface Recorded {
  record: string
  deck: string | null
  /** The levels of the bots that played, where that is known. */
  levels?: (string | null)[]
  /** Which of my results it is. */
  result?: string
}
export type Source = { table: string; game: string | null } | Recorded

const KEY = 'vermeil-review'

/** A record has no address: it is kept for as long as the tab, so that the review can be loaded again. */
export const keepSource = (source: Source): void => tab.keep(KEY, JSON.stringify(source))

export const keptSource = (): Source | null => JSON.parse(tab.read(KEY) ?? 'null') as Source | null

export async function sourceIn(query: URLSearchParams): Promise<Source | null> {
  const [table, result] = [query.get('table'), query.get('result')]
  if (result !== null) return resultSource(result)
  return table === null ? keptSource() : { table, game: query.get('game') }
}

/** A game of my results: its record is on this device. */
async function resultSource(id: string): Promise<Source | null> {
  const [{ allResults }, { namedRecord }] = await Promise.all([import('../results/store'), import('../results/names')])
  const result = (await allResults()).find((one) => one.id === id)
  if (result === undefined || result.record === '') return null
  const levels = result.seats.map(({ level }) => level)
  return { record: namedRecord(result), deck: result.deckText, levels, result: id }
}

const at = (source: { table: string; game: string | null }, what: string, query: string): string =>
  `/api/tables/${source.table}/${what}?${source.game === null ? '' : `game=${source.game}&`}${query}`

/** The game move by move, as a seat saw it, or with every card open. */
export function courseOf(source: Source, seat: number | 'all'): Promise<Replay> {
  if ('table' in source) return getJson<Replay>(at(source, 'replay', `seat=${seat}`))
  const path = `/api/replay?seat=${seat}`
  return source.deck === null
    ? postText<Replay>(path, source.record)
    : postJson<Replay>(path, { record: source.record, deck_text: source.deck })
}

/** The request that asks for a review, beyond what is known of it already. */
export function reviewOf(source: Source, care: string, seen: number): [path: string, init: RequestInit] {
  const query = `care=${care}&seen=${seen}`
  if ('table' in source) return [at(source, 'review', query), { method: 'POST' }]
  const [type, body] =
    source.deck === null
      ? ['text/plain', source.record]
      : ['application/json', JSON.stringify({ record: source.record, deck_text: source.deck })]
  return [`/api/review?${query}`, { method: 'POST', headers: { 'content-type': type }, body }]
}

export interface Told {
  record: string
  deck_text: string | null
  /** The levels of the bots that played, where that is known. */
  levels: (string | null)[]
}

/** The record itself, for what is asked about one of its positions. */
export async function recordOf(source: Source): Promise<Told> {
  if (!('table' in source)) return { record: source.record, deck_text: source.deck, levels: source.levels ?? [] }
  const [record, { table }] = await Promise.all([
    getText(at(source, 'record', '')),
    getJson<Snapshot>(`/api/tables/${source.table}`),
  ])
  return { record, deck_text: table.deck_text, levels: table.seats.map((seat) => seat.level) }
}

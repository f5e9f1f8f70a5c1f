// The games of this browser, as home shows them: what is going on, against whom, how it stands.
import { getJson, Refusal } from '../wire/api'
import type { Snapshot, Table, View } from '../wire/generated'
import { hasVillages } from '../wire/types'
import { forgetTable, keptTables, type KeptTable } from './kept'

export interface Going {
  table: Table
  /** When this browser was there last. */
  when: number
  /** The seats of this browser. */
  mine: number[]
  /** Whether one of them must decide now. */
  yours: boolean
  /** Those others who must. */
  waiting: number[]
  /** The points of each seat, once there are any. */
  points: number[]
  over: boolean
}

export const SHOWN = 12

function pointsOf(view: View | null): number[] {
  if (view === null) return []
  return hasVillages(view) ? view.scores : view.seats.map((seat) => seat.sheet['total'] ?? 0)
}

function going({ table, view, held }: Snapshot, when: number): Going {
  const playing = table.phase === 'playing'
  const waiting = playing ? (view?.waiting ?? []) : []
  return {
    table,
    when,
    mine: held,
    yours: held.some((seat) => waiting.includes(seat) && table.seats[seat]?.stand_in == null),
    waiting: waiting.filter((seat) => !held.includes(seat)),
    points: pointsOf(view),
    over: table.phase === 'over' || table.phase === 'closed',
  }
}

/** One kept table; null if it can't be shown now. A table that is no longer there is forgotten. */
async function looked(kept: KeptTable): Promise<Going | null> {
  try {
    const shown = await getJson<Snapshot>(`/api/tables/${kept.id}`)
    if (shown.table.phase === 'over' && shown.held.length > 0) {
      // It may have ended while nobody was looking.
      const { keepResult } = await import('../results/keeping')
      void keepResult(shown.table, shown.view, shown.seat, shown.held).catch(() => undefined)
    }
    return going(shown, kept.when)
  } catch (error) {
    if (error instanceof Refusal && error.code === 'table/unknown') forgetTable(kept.id)
    return null
  }
}

const urgency = (one: Going): number => (one.yours ? 0 : one.over ? 2 : 1)

/** What is on the list, where this browser is asked first; what is over comes last. */
export async function gamesGoing(): Promise<Going[]> {
  const kept = keptTables().filter((table) => !table.hidden)
  const found = await Promise.all(kept.slice(0, SHOWN).map(looked))
  return found
    .filter((one) => one !== null)
    .sort((one, other) => urgency(one) - urgency(other) || other.when - one.when)
}

// Keeping a game once it is over, with its record: from the table itself, or from home, for games that ended meanwhile.
import type { View } from '../table/seen'
import { getText } from '../wire/api'
import type { Table } from '../wire/generated'
import { idOf, resultOf, type Result } from './result'
import { allResults, takeIn } from './store'

/** One after the other: the end of a game may be seen twice at the same time. */
let last: Promise<unknown> = Promise.resolve()

/** Keep a game that is over, if it is not kept yet; what is kept of it, or null if it is not ours to keep. */
export function keepResult(
  table: Table,
  view: View | null,
  seat: number | null,
  held: number[],
): Promise<Result | null> {
  const next = last.then(async () => {
    const fresh = resultOf(table, view, seat, held)
    if (fresh === null) return null
    const known = (await allResults()).find((result) => result.id === idOf(table))
    if (known !== undefined && known.record !== '') return known
    fresh.record = await getText(`/api/tables/${table.id}/record?game=${table.number}`).catch(() => '')
    await takeIn([fresh])
    return known ?? fresh
  })
  last = next.catch(() => undefined)
  return next
}

// Who has won, in one sentence beneath the table: a winner is "you", as in the score.
import { listOf, t } from '../words.svelte'
import type { Seen } from './seen'

/** `shared`: several people read this screen, so that nobody is "you". */
export function overSentence(seen: Seen, shared: boolean): string {
  const winners = seen.view?.winners ?? []
  const named = (seats: readonly number[]): string => listOf(seats.map((seat) => seen.names[seat] ?? `${seat + 1}`))
  const me = seen.table === null || shared ? null : seen.seat
  if (me === null || !winners.includes(me)) return t('board-over', { who: named(winners), count: winners.length })
  const others = winners.filter((seat) => seat !== me)
  return others.length === 0 ? t('board-over-you') : t('board-over-you-share', { names: named(others) })
}

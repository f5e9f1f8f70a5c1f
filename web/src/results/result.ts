// A finished game as this device keeps it: plain data, the same in a file and in the browser's database.
import type { View } from '../table/seen'
import type { Table } from '../wire/generated'
import { practises } from '../table/trying'
import { GAMES, hasVillages, type GameName } from '../wire/types'

export interface ResultSeat {
  name: string
  /** The level of a bot; null for a person. */
  level: string | null
  /** Points by the sources of the score sheet, or by round (`round-1`), in the sheet's order. */
  points: [source: string, points: number][]
  total: number
}

export interface Result {
  /** The table and the number of its game: the same game is kept once, on however many devices. */
  id: string
  game: GameName
  /** When it was over, as far as this device saw it; milliseconds. */
  when: number
  /** My seat; whose place counts on this device. */
  seat: number
  seats: ResultSeat[]
  /** The seats that have won. */
  winners: number[]
  /** The day whose deal it was. */
  daily: string | null
  /** Several people at one screen: it is listed, and not counted as mine. */
  shared: boolean
  /** A day's deal that was played again, or later: the same. Files of earlier versions don't say. */
  practice?: boolean
  /** A bot has played my seat to the end: the same. */
  stoodIn: boolean
  /** The name of its deck; null for the usual one. */
  deck: string | null
  /** The text of a deck of somebody's own, without which its record can't be read. */
  deckText: string | null
  /** The game itself, move by move (docs/notation.md); empty if it could not be fetched. */
  record: string
}

export const idOf = (table: Table): string => `${table.id}-${table.number}`

/** The table that a game was played at, and its number there. */
export function tableOf({ id }: Result): { table: string; number: string } {
  const at = id.lastIndexOf('-')
  return { table: id.slice(0, at), number: id.slice(at + 1) }
}

function pointsOf(view: View, seat: number): ResultSeat['points'] {
  if (hasVillages(view))
    return view.rounds.map((round, at) => [`round-${at + 1}`, round.seats[seat]?.points ?? 0] as [string, number])
  const sheet: Record<string, number> = view.seats[seat]?.sheet ?? {}
  return Object.entries(sheet).filter(([source]) => source !== 'total')
}

/** A game that is over, as one of its seats has seen it; null if it is not over, or only a lesson or practice. */
export function resultOf(table: Table, view: View | null, seat: number | null, held: number[]): Result | null {
  if (
    view === null ||
    seat === null ||
    view.winners.length === 0 ||
    table.daily === 'lesson' ||
    table.practice !== null
  )
    return null
  return {
    id: idOf(table),
    game: table.game,
    when: Date.now(),
    // People who share a screen: the first of them is whose device it is.
    seat: held.length > 1 ? Math.min(...held) : seat,
    seats: table.seats.map((one, at) => ({
      name: one.name,
      level: one.kind === 'bot' ? one.level : null,
      points: pointsOf(view, at),
      total: (hasVillages(view) ? view.scores[at] : view.seats[at]?.sheet['total']) ?? 0,
    })),
    winners: view.winners,
    daily: table.daily,
    shared: held.length > 1,
    practice: practises(table),
    stoodIn: table.seats[seat]?.stand_in != null,
    deck: table.deck,
    deckText: table.deck_text,
    record: '',
  }
}

// What comes from a file may be anything.

const text = (value: unknown, most: number): value is string => typeof value === 'string' && value.length <= most
const textOrNull = (value: unknown, most: number): boolean => value === null || text(value, most)
const whole = (value: unknown, from: number, to: number): value is number =>
  Number.isInteger(value) && (value as number) >= from && (value as number) <= to
const MOST_POINTS = 100_000
const ID = /^[A-Za-z0-9_-]{1,64}-\d{1,7}$/

function isSeat(value: unknown): value is ResultSeat {
  if (typeof value !== 'object' || value === null) return false
  const { name, level, points, total } = value as Record<string, unknown>
  return (
    text(name, 100) &&
    textOrNull(level, 100) &&
    whole(total, -MOST_POINTS, MOST_POINTS) &&
    Array.isArray(points) &&
    points.length <= 20 &&
    points.every(
      (one: unknown) =>
        Array.isArray(one) && one.length === 2 && text(one[0], 40) && whole(one[1], -MOST_POINTS, MOST_POINTS),
    )
  )
}

/** Whether this is a result that we could have written ourselves. */
export function isResult(value: unknown): value is Result {
  if (typeof value !== 'object' || value === null) return false
  const one = value as Record<string, unknown>
  const { seats, winners } = one
  if (!Array.isArray(seats) || seats.length < 1 || seats.length > 4 || !seats.every(isSeat)) return false
  const last = seats.length - 1
  return (
    text(one['id'], 80) &&
    ID.test(one['id']) &&
    GAMES.includes(one['game'] as GameName) &&
    whole(one['when'], 0, 1e14) &&
    whole(one['seat'], 0, last) &&
    Array.isArray(winners) &&
    winners.length > 0 &&
    winners.length <= seats.length &&
    winners.every((seat) => whole(seat, 0, last)) &&
    textOrNull(one['daily'], 40) &&
    typeof one['shared'] === 'boolean' &&
    ['boolean', 'undefined'].includes(typeof one['practice']) &&
    typeof one['stoodIn'] === 'boolean' &&
    textOrNull(one['deck'], 300) &&
    textOrNull(one['deckText'], 20_000) &&
    text(one['record'], 1 << 20)
  )
}

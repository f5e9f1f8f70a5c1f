// What my results come to: best, mean and wins, by game and by who sat there.
import { GAMES, SPECS, type GameName } from '../wire/types'
import type { Result } from './result'

/** Whom I played against: nobody, people, or bots of which this is the strongest level. */
export type Company = 'solo' | 'people' | string

export interface Tally {
  played: number
  won: number
  best: number
  mean: number
}

export interface GameFigures {
  game: GameName
  all: Tally
  by: { company: Company; tally: Tally }[]
}

/** From the weakest: what is not among them comes last, by its name. */
const LEVELS = ['random', 'child', 'easy', 'medium', 'greedy', 'table', 'monte-carlo', 'strong', 'expert']
const rank = (company: Company): number => {
  if (company === 'solo') return -2
  const at = LEVELS.indexOf(company)
  return company === 'people' ? LEVELS.length + 1 : at === -1 ? LEVELS.length : at
}

/** Whether a result says something about me: I played cards that I did not know, alone at my screen, to the end, with a
 * usual deck. */
export const counts = ({ shared, stoodIn, deckText, practice = false }: Result): boolean =>
  !shared && !stoodIn && !practice && deckText === null

export const totalOf = ({ seats, seat }: Result): number => seats[seat]!.total

export function companyOf({ seats, seat }: Result): Company {
  const others = seats.filter((_, at) => at !== seat)
  if (others.length === 0) return 'solo'
  if (others.some(({ level }) => level === null)) return 'people'
  return others.map(({ level }) => level!).sort((one, other) => rank(other) - rank(one))[0]!
}

/** 1 for those who have won; whoever else is as good shares a place. */
export function placeOf({ game, seats, seat, winners }: Result): number {
  if (winners.includes(seat)) return 1
  const sign = SPECS[game].low_wins ? -1 : 1
  const mine = seats[seat]!.total * sign
  return 1 + winners.length + seats.filter(({ total }, at) => !winners.includes(at) && total * sign > mine).length
}

export const better = (game: GameName, one: number, other: number): boolean =>
  SPECS[game].low_wins ? one < other : one > other

function tally(game: GameName, results: Result[]): Tally {
  const totals = results.map(totalOf)
  return {
    played: results.length,
    won: results.filter((result) => result.seats.length > 1 && result.winners.includes(result.seat)).length,
    best: totals.reduce((best, total) => (better(game, total, best) ? total : best), totals[0] ?? 0),
    mean: totals.reduce((sum, total) => sum + total, 0) / Math.max(1, totals.length),
  }
}

/** For each game of which something counts. */
export function figuresOf(results: Result[]): GameFigures[] {
  return GAMES.flatMap((game) => {
    const mine = results.filter((result) => result.game === game && counts(result))
    if (mine.length === 0) return []
    const companies = [...new Set(mine.map(companyOf))].sort(
      (one, other) => rank(one) - rank(other) || one.localeCompare(other),
    )
    const by = companies.map((company) => ({
      company,
      tally: tally(
        game,
        mine.filter((result) => companyOf(result) === company),
      ),
    }))
    return [{ game, all: tally(game, mine), by }]
  })
}

/** Whether a solo game was my best, and which was it before; null if it is not a solo game that counts. */
export function soloBest(result: Result, all: Result[]): { best: boolean; before: Result | null } | null {
  if (companyOf(result) !== 'solo' || !counts(result)) return null
  const others = all.filter(
    (one) => one.game === result.game && one.id !== result.id && companyOf(one) === 'solo' && counts(one),
  )
  const before = others.reduce<Result | null>(
    (best, one) => (best === null || better(result.game, totalOf(one), totalOf(best)) ? one : best),
    null,
  )
  return { best: before === null || better(result.game, totalOf(result), totalOf(before)), before }
}

export interface Point {
  result: Result
  total: number
  /** The mean of this game and the nine before it. */
  mean: number
}

/** My totals of one game in the order of time. */
export function courseOf(results: Result[], game: GameName): Point[] {
  const mine = results
    .filter((result) => result.game === game && counts(result))
    .sort((one, other) => one.when - other.when)
  return mine.map((result, at) => {
    const last = mine.slice(Math.max(0, at - 9), at + 1).map(totalOf)
    return { result, total: totalOf(result), mean: last.reduce((sum, total) => sum + total, 0) / last.length }
  })
}

// Silver Coin's view, as far as the board asks more of it than its fields (docs/views.md).
import type { Seen } from '../../table/seen'
import type { Group, LyingCard, SilverCoinView } from '../../wire/generated'

/** `again`: it is a game that was played before, and the viewer is not one of its players. */
export type CoinView = SilverCoinView & { again?: boolean }

/** What is seen of Silver Coin: its board is drawn for nothing else. */
export const coinView = (seen: Seen): SilverCoinView => seen.view as SilverCoinView

/** Whether a seat is that of the reader. */
export function isYou(view: CoinView, seat: number | null): boolean {
  return seat !== null && seat === view.seat && view.again !== true
}

const known = new Map<string, string[]>()

/** Which deck the cards of each number come from: `coin+amulet:3,7` gives the 3s and 7s of the Amulet deck (SC-60). */
export function sourcesOf(deck: string): string[] {
  let found = known.get(deck)
  if (found === undefined) {
    const [base = 'coin', ...groups] = deck.split('+')
    found = Array.from({ length: 14 }, () => base)
    for (const group of groups) {
      const [source = base, numbers = ''] = group.split(':')
      for (const number of numbers.split(',')) found[Number(number)] = source
    }
    known.set(deck, found)
  }
  return found
}

/** Which deck's card a number stands for. */
export interface Kind {
  deck: string
  number: number
}

export function sourceOf(deck: string, number: number): Kind {
  return { deck: sourcesOf(deck)[number] ?? 'coin', number }
}

/** `coin-7` or `amulet-7`: how the catalogue names what a number stands for in this deck. */
export function kindOf(deck: string, number: number): string {
  return `${sourceOf(deck, number).deck}-${number}`
}

/** The card that lies at a place such as `1.3`, `d2`, `held`, `s1`, `k1`, `t1`, `b1`, `x1`. */
export function cardAt(view: CoinView, place: string): LyingCard | null {
  const village = /^(\d)\.(\d+)$/.exec(place)
  if (village) return view.villages[Number(village[1])]?.[Number(village[2]) - 1] ?? null
  const nth = Number(place.slice(1)) - 1
  if (place === 'held') return view.held
  if (place.startsWith('d')) return view.discards[nth] ?? null
  if (place.startsWith('s')) return view.shown[nth] ?? null
  if (place.startsWith('k')) return view.drawn[nth] ?? null
  if (place.startsWith('t')) return view.deck_top[nth] ?? null
  if (place.startsWith('b')) return view.deck_bottom[nth] ?? null
  if (place.startsWith('x')) return view.removed[nth] ?? null
  return null
}

/** How many cards the deck has, those that are known included. */
export const deckSize = (view: CoinView): number => view.deck_left + view.deck_top.length + view.deck_bottom.length

/** The group of shuffled cards to which a place belongs, with a letter where there are several (SC-78); or null. */
export function groupAt(view: CoinView, place: string): (Group & { letter: string }) | null {
  const at = view.groups.findIndex((group) => group.places.includes(place))
  const group = view.groups[at]
  return group === undefined ? null : { ...group, letter: view.groups.length > 1 ? String.fromCharCode(0x41 + at) : '' }
}

/** Whose last turns are still to come after a call, the one who plays now first. */
export function lastTurns(view: CoinView): number[] {
  const bottom = view.question?.frames[0]?.[0]
  if (view.call === null || view.over || bottom === 'gift' || bottom === 0 || bottom === 'peek') return []
  const found: number[] = []
  for (let seat = view.active; seat !== view.call && found.length < view.players; seat = (seat + 1) % view.players)
    found.push(seat)
  return found
}

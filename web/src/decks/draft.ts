// A deck in the making: cards as grids of marks (docs/decks.md). What is allowed is not known here but by the checker.
import type { CardData } from '../games/expedition/view'
import { boxAt } from '../games/expedition/view'
import { GAME_PAGES } from '../games'
import type { CheckedDeck, Deck } from '../wire/generated'
import { GAMES, type GameName } from '../wire/types'
import type { Drawing } from './drawing'

/** The games whose cards people draw. */
export const DRAWN: readonly GameName[] = GAMES.filter((game) => GAME_PAGES[game].drawing !== undefined)

export function drawingOf(game: GameName): Drawing {
  const { drawing } = GAME_PAGES[game]
  if (drawing === undefined) throw new Error(`${game}'s cards are not drawn`)
  return drawing
}

export interface DraftCard {
  /** Tells cards apart while they are edited; two may have the same id for a moment. */
  readonly key: number
  readonly id: string
  readonly colour: string
  /** A seal's colour or nothing; in Pyramids the number. */
  readonly extra: string
  /** Row by row, as many as the frame has. */
  readonly marks: string
}
export interface Draft {
  readonly game: GameName
  readonly name: string
  /** The penalties of the skulls, if they are not the usual ones. */
  readonly skulls: string
  readonly cards: readonly DraftCard[]
}
let lastKey = 0
const newKey = (): number => (lastKey += 1)

export const symbolOf = (game: GameName, mark: string): string | undefined =>
  drawingOf(game).marks.find((one) => one.mark === mark)?.symbol

/** The draft as the text of a deck file. */
export function written({ game, name, skulls, cards }: Draft): string {
  const { size, numbered } = drawingOf(game)
  const head = [`game ${game}`, `name ${name.trim()}`, ...(skulls.trim() === '' ? [] : [`skulls ${skulls.trim()}`])]
  const drawn = cards.map((card) => {
    const extra = card.extra === '' ? '' : numbered ? ` ${card.extra}` : ` seal ${card.extra}`
    const rows = Array.from({ length: size }, (_, row) => [...card.marks.slice(row * size, (row + 1) * size)].join(' '))
    return [`${card.id} ${card.colour}${extra}`, ...rows].join('\n')
  })
  return `${[head.join('\n'), ...drawn].join('\n\n')}\n`
}

/** The draft of a text that was checked; null if some card could not be read, for then only its text says it all. */
export function readDraft({ game, header, cards, problems }: CheckedDeck): Draft | null {
  const known = DRAWN.find((one) => one === game)
  if (known === undefined || header['game'] !== game || cards.some(({ rows }) => rows.length === 0)) return null
  const { size, colours, numbered } = drawingOf(known)
  const found = cards.map(({ head, rows }): DraftCard | null => {
    const [id = '', colour = '', ...more] = head
    const extra = numbered ? more[0] : more[1]
    if (!colours.includes(colour) || more.length > (numbered ? 1 : 2)) return null
    const full = Array.from({ length: size }, (_, row) => (rows[row] ?? '').padEnd(size, '#'))
    return { key: newKey(), id, colour, extra: extra ?? '', marks: full.join('') }
  })
  // What stands nowhere on a card, such as a key of the header that there is not, would be lost in a drawing.
  const lost = problems.some(
    ({ card, line, phrase }) => card === null && line > 0 && phrase?.say !== 'drawn-not-a-name',
  )
  if (lost || found.includes(null)) return null
  return { game: known, name: header['name'] ?? '', skulls: header['skulls'] ?? '', cards: found as DraftCard[] }
}

/** The draft of a deck that can be played, such as ours. */
export function copied(deck: Deck, name: string): Draft {
  const game = deck.game as GameName
  const { size, marks } = drawingOf(game)
  const cards = Object.entries(deck.cards as Record<string, CardData>).map(([id, card]): DraftCard => {
    const markOf = (box: string): string => {
      const what = box === card.entrance ? 'entrance' : box === card.tomb ? 'tomb' : card.symbols[box]
      if (what !== undefined) return marks.find(({ symbol }) => symbol === what)?.mark ?? '.'
      if (card.walls !== undefined) return card.walls.includes(box) ? '#' : '.'
      return card.boxes.includes(box) ? '.' : '#'
    }
    const drawn = Array.from({ length: size * size }, (_, at) => markOf(boxAt(at % size, Math.floor(at / size))))
    const extra = card.number === undefined ? (card.seal ?? '') : String(card.number)
    return { key: newKey(), id, colour: card.colour, extra, marks: drawn.join('') }
  })
  return { game, name, skulls: '', cards }
}

export function emptyDraft(game: GameName, name: string): Draft {
  const draft: Draft = { game, name, skulls: '', cards: [] }
  return { ...draft, cards: [freshCard(draft)] }
}

/** A new card, with an id and a number that no other has; its drawing is a guess to begin with. */
export function freshCard({ game, cards }: Pick<Draft, 'game' | 'cards'>, like?: DraftCard): DraftCard {
  const letter = like?.id.charAt(0) ?? 'c'
  let number = 1
  while (cards.some(({ id }) => id === idOf(letter, number))) number += 1
  const { colours, fresh, numbered } = drawingOf(game)
  const colour = like?.colour ?? colours[0]!
  const marks = like?.marks ?? fresh
  if (!numbered) return { key: newKey(), id: idOf(letter, number), colour, extra: '', marks }
  let free = 1
  while (cards.some(({ extra }) => extra === String(free))) free += 1
  return { key: newKey(), id: idOf(letter, number), colour, extra: String(free), marks }
}
const idOf = (letter: string, number: number): string => `${letter}${String(number).padStart(2, '0')}`

/** The marks with one painted: signs that a card has only once move there. */
export function painted(game: GameName, marks: string, at: number, mark: string): string {
  const single = drawingOf(game).marks.some((one) => one.mark === mark && one.single === true)
  return [...marks].map((old, place) => (place === at ? mark : single && old === mark ? '.' : old)).join('')
}

/** The drawing seen in a mirror, left and right changed, or up and down. */
export function mirrored(marks: string, size: number, way: 'left' | 'up'): string {
  const rows = rowsOf(marks, size)
  return way === 'up' ? rows.reverse().join('') : rows.map((row) => [...row].reverse().join('')).join('')
}

/** The drawing turned to the right by a quarter. */
export function turned(marks: string, size: number): string {
  const rows = rowsOf(marks, size)
  return Array.from({ length: size * size }, (_, at) => rows[size - 1 - (at % size)]![Math.floor(at / size)]).join('')
}

const rowsOf = (marks: string, size: number): string[] =>
  Array.from({ length: size }, (_, row) => marks.slice(row * size, (row + 1) * size))

/** A draft's card for whoever draws it. */
export function cardOf(game: GameName, { colour, extra, marks }: DraftCard): CardData {
  const { size, numbered } = drawingOf(game)
  const boxes = [...marks].map((mark, at) => ({ mark, box: boxAt(at % size, Math.floor(at / size)) }))
  const named = (wanted: (mark: string) => boolean): string[] =>
    boxes.filter(({ mark }) => wanted(mark)).map(({ box }) => box)
  const symbols = Object.fromEntries(
    boxes.flatMap(({ mark, box }) => {
      const symbol = '>*'.includes(mark) ? undefined : symbolOf(game, mark)
      return symbol === undefined ? [] : [[box, symbol]]
    }),
  )
  const common = { colour, columns: size, rows: size, boxes: named((mark) => mark !== '#'), symbols }
  const drawn = numbered
    ? {
        ...common,
        number: Number(extra) || 0,
        walls: named((mark) => mark === '#'),
        entrance: named((mark) => mark === '>')[0] ?? '',
        tomb: named((mark) => mark === '*')[0] ?? '',
      }
    : { ...common, value: common.boxes.length, seal: extra === '' ? null : extra }
  return drawn as unknown as CardData
}

// What is asked, told from the view: which places answer it, what each answer is called, and the one plain sentence.
// Nothing here decides what is legal: every answer is a spelling of `view.moves`.
import { has, type Phrase } from '../../words.svelte'
import { cardAt, isYou, kindOf, type CoinView } from './view'

/**
 * Where a spelling is answered on the table: a card's place, `deck`, `v1` for a village, `left`; null for a button
 * only.
 */
export function spotsOf(spelling: string, laid: string[] = []): string[] {
  const [word = '', rest = ''] = spelling.split(':')
  if (word === 'rite') return laid.slice(Number(rest) - 1, Number(rest))
  if (word === 'peek') return rest.split(',')
  if (word === 'draw') return ['deck']
  if (word === 'shown') return [`s${rest}`]
  if (word === 'keep') return [`k${rest}`]
  if (word === 'village' || word === 'to') return [`v${rest}`]
  if (spelling === 'take') return ['d1']
  if (spelling === 'left' || spelling === 'right') return [spelling]
  return rest === '' ? [] : [rest]
}

export function movesBySpot(moves: string[], laid: string[] = []): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const spelling of moves)
    for (const spot of spotsOf(spelling, laid)) found.set(spot, [...(found.get(spot) ?? []), spelling])
  return found
}

export const wordOf = (spelling: string): string => spelling.split(':')[0]!

/** Words that answer a question with a place, a seat or a count: the same in every deck. */
const ANSWERS = new Set(
  (
    'peek draw shown keep take use swap set place discard rotate flip hide show look remove switch pick rob give ' +
    'name village to rite'
  ).split(' '),
)
/**
 * Whether a spelling begins an ability: by the word of a card in the village, `blob` or `token`. That can't be taken
 * back, so a tap asks once more.
 */
export const begins = (spelling: string): boolean => spelling.includes(':') && !ANSWERS.has(wordOf(spelling))

/** What is asked now: the turn's own question, or a card's. */
export function frameOf(view: CoinView): { word: string | null; number: number | null; step: number } {
  const [kind, step] = view.question?.frames.at(-1) ?? ['over', 0]
  return typeof kind === 'number' ? { word: null, number: kind, step } : { word: kind, number: null, step }
}

export function cardPhrase(view: CoinView, number: number | null): Phrase {
  return number === null
    ? { say: 'sc-unknown-card' }
    : { say: 'sc-number-and-name', args: { number, name: { say: `sc-${kindOf(view.deck, number)}` } } }
}

function seatPhrase(view: CoinView, names: string[], seat: number): Phrase {
  return isYou(view, seat) ? { say: 'sc-your-village' } : { say: 'sc-village-of', args: { who: names[seat] ?? '' } }
}

/** The one plain sentence of a decision that is ours. */
export function askSentence(view: CoinView, names: string[], chosen: number): Phrase {
  const { word, number, step } = frameOf(view)
  const moves = new Set(view.moves.map(wordOf))
  if (number !== null) {
    const kind = kindOf(view.deck, number)
    const card = cardPhrase(view, number)
    const pick = view.moves.find((move) => move.startsWith('pick:'))
    const village = seatPhrase(view, names, Number(pick?.slice(5).split('.')[0] ?? 0))
    const args = { card, village, count: view.question?.left ?? 0 }
    const ask = `sc-ask-${kind}-${step}`
    return has(ask) ? { say: ask, args } : { say: 'sc-card-told', args: { card, text: { say: `sc-text-${kind}` } } }
  }
  const held = cardPhrase(view, view.held?.number ?? null)
  if (word === 'held') {
    if (chosen > 0) return { say: 'sc-ask-held-chosen', args: { card: held, count: chosen } }
    const how = !moves.has('swap')
      ? moves.has('use')
        ? 'use-only'
        : 'discard-only'
      : !moves.has('discard')
        ? 'taken'
        : moves.has('use')
          ? 'use'
          : 'drawn'
    return { say: `sc-ask-held-${how}`, args: { card: held } }
  }
  if (word === 'action')
    return {
      say: moves.has('call') ? 'sc-ask-action-call' : moves.has('take') ? 'sc-ask-action' : 'sc-ask-action-draw',
    }
  if (word === 'peek') return { say: 'sc-ask-peek', args: { count: chosen } }
  if (word === 'kept') return { say: 'sc-ask-kept', args: { card: held } }
  if (word === 'place')
    return { say: view.question?.lifted ? 'sc-ask-place-lycan' : 'sc-ask-place', args: { card: held } }
  if (word === 'gift' && moves.has('hunter')) return { say: 'sc-ask-gift-hunt' }
  return { say: `sc-ask-${word}` }
}

/** Whom we wait for, and what for. */
export function waitSentence(view: CoinView, names: string[]): Phrase {
  const who = names[view.active] ?? ''
  const { word, number } = frameOf(view)
  if (number !== null) return { say: 'sc-wait-card', args: { who, card: cardPhrase(view, number) } }
  if (word === 'peek' || word === 'action' || word === 'held' || word === 'gift' || word === 'end')
    return { say: `sc-wait-${word}`, args: { who } }
  return { say: 'sc-wait-other', args: { who } }
}

/** What a button with this answer says. */
export function answerPhrase(view: CoinView, names: string[], spelling: string): Phrase {
  const [word = '', rest = ''] = spelling.split(':')
  const number = rest === '' || /^\d$/.test(rest) ? null : (cardAt(view, rest)?.number ?? null)
  const card = cardPhrase(view, number)
  const place = Number(rest.split('.')[1] ?? rest.slice(1))
  if (spelling === 'use') return { say: 'sc-do-use', args: { card: cardPhrase(view, view.held?.number ?? null) } }
  if (word === 'draw' && rest !== '') return { say: 'sc-do-draw-many', args: { count: Number(rest) } }
  if (word === 'shown')
    return { say: 'sc-do-shown', args: { card: cardPhrase(view, view.shown[Number(rest) - 1]?.number ?? null) } }
  if (word === 'keep')
    return { say: 'sc-do-keep', args: { card: cardPhrase(view, view.drawn[Number(rest) - 1]?.number ?? null) } }
  if (word === 'rite')
    return {
      say: 'sc-do-rite',
      args: { card: cardPhrase(view, cardAt(view, view.turn.laid[Number(rest) - 1] ?? '')?.number ?? null) },
    }
  if (word === 'village' || word === 'to')
    return { say: 'sc-do-village', args: { village: seatPhrase(view, names, Number(rest)) } }
  if (word === 'rotate') return { say: cardAt(view, rest)?.rotated ? 'sc-do-upright' : 'sc-do-rotate' }
  if (word === 'token') return { say: `sc-do-token-${String(view.variants.coin)}`, args: { place } }
  if (word === 'discard' && rest !== '') return { say: 'sc-do-toss' }
  if (begins(spelling))
    return {
      say: word === 'blob' ? 'sc-do-blob' : 'sc-do-free',
      args: word === 'blob' ? { card, place } : { card, place },
    }
  if (word === 'use' && /^\d\./.test(rest)) return { say: 'sc-do-use-discard', args: { card } }
  if (/^d\d/.test(rest)) return { say: word === 'take' ? 'sc-do-take-discard' : 'sc-do-use-discard', args: { card } }
  return { say: has(`sc-do-${word}`) ? `sc-do-${word}` : 'sc-do-this' }
}

/** Which number's ability an answer uses at once; null if it uses none. */
function usedBy(view: CoinView, spelling: string): number | null {
  const [word = '', rest = ''] = spelling.split(':')
  if (spelling === 'use') return view.held?.number ?? null
  if (word === 'rite') return cardAt(view, view.turn.laid[Number(rest) - 1] ?? '')?.number ?? null
  return word === 'use' || word === 'blob' ? (cardAt(view, rest)?.number ?? null) : null
}

/** The cards that a seat has just looked at by its own answer, by the places where they lie afterwards. */
export function lookedAt(view: CoinView, spelling: string): string[] {
  const [word = '', rest = ''] = spelling.split(':')
  if (word === 'peek') return rest.split(',')
  if (word === 'look') return [rest]
  // Robber: the card that came in exchange for the one given.
  if (word === 'give' && frameOf(view).number === 12) return [rest]
  const used = usedBy(view, spelling)
  const sleepless = used !== null && kindOf(view.deck, used) === 'bullet-7' && view.seat !== null
  const { number } = frameOf(view)
  const looks = word === 'village' && number !== null && kindOf(view.deck, number) !== 'bullet-8'
  if (!sleepless && !looks) return []
  const seat = looks ? Number(rest) : (view.seat ?? 0)
  return (view.villages[seat] ?? [])
    .map((card, at) => ({ card, place: `${seat}.${at + 1}` }))
    .filter(({ card }) => card.face === 'down' && !card.coin)
    .map(({ place }) => place)
}

/** Whether the question is about targets, so that everything else steps back into the dark. */
export function isAbility(view: CoinView): boolean {
  const { word, number } = frameOf(view)
  return number !== null || word === 'peek' || word === 'place' || word === 'set' || word === 'gift'
}

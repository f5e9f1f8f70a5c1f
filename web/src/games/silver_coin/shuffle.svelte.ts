// Cards of a village that are shuffled (SC-78): for a moment they move, so that it is seen whose they were.
import { untrack } from 'svelte'
import { lasting } from '../../art/motion'
import { frameOf } from './asks'
import { kindOf, type CoinView } from './view'

const MOMENT = 1100 // milliseconds, as long as the cards' own movement takes

/** Whether a card asks that shuffles. */
function asksToShuffle(view: CoinView): boolean {
  const { number } = frameOf(view)
  return number !== null && kindOf(view.deck, number) === 'bullet-8'
}

/** Whether between two views a village was shuffled: face-down cards in it are less known than before. */
export function wasShuffled(before: CoinView, now: CoinView, seat: number): boolean {
  if (!asksToShuffle(before) || asksToShuffle(now) || before.round !== now.round) return false
  const then = before.villages[seat] ?? []
  const cards = now.villages[seat] ?? []
  return (
    then.length === cards.length &&
    cards.some((card, at) => card.face === 'down' && card.seen.length < (then[at]?.seen.length ?? 0))
  )
}

export class Shuffle {
  going = $state(false)

  constructor(view: () => CoinView, seat: () => number) {
    let before = untrack(view)
    $effect(() => {
      const now = view()
      const moved = wasShuffled(before, now, untrack(seat))
      before = now
      if (!moved || lasting(MOMENT) === 0) return
      this.going = true
      // Whatever happens at the table meanwhile, the cards come to rest.
      setTimeout(() => (this.going = false), MOMENT)
    })
  }
}

// What each game says about itself, fetched once: its bots, its variants, the names of its decks.
import { getJson } from '../wire/api'
import type { GameName, GameOffer } from '../wire/types'

let fetched: Promise<GameOffer[]> | null = null

export async function offerOf(game: GameName): Promise<GameOffer | null> {
  fetched ??= getJson<GameOffer[]>('/api/games')
  try {
    return (await fetched).find((one) => one.game === game) ?? null
  } catch (error) {
    fetched = null
    throw error
  }
}

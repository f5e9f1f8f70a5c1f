// What became of the games of a file.
import { Refusal, type Said } from '../wire/api'

export interface Moved {
  id: string
  game: string
  /** New here, longer there than here, known, or gone on differently: then the one that is here stays. */
  became: 'new' | 'longer' | 'known' | 'other'
}

/** The code of what is not such a file; a record that can't be replayed has the same one. */
const NOT_GAMES = 'record/invalid'

export async function moved(response: Response): Promise<Moved[]> {
  if (!response.ok) {
    const said = (await response.json()) as Said
    throw new Refusal(said.code === NOT_GAMES ? { ...said, phrase: { say: 'pocket-not-games' } } : said)
  }
  return (await response.json()) as Moved[]
}

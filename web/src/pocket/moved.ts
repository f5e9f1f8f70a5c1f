// What became of the games of a file.
import { Refusal, type Said } from '../wire/api'

export interface Moved {
  id: string
  game: string
  /** New here, longer there than here, known, or gone on differently: then the one that is here stays. */
  became: 'new' | 'longer' | 'known' | 'other'
}

export async function moved(response: Response): Promise<Moved[]> {
  if (!response.ok) throw new Refusal((await response.json()) as Said)
  return (await response.json()) as Moved[]
}

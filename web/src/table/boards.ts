// The board of each game, loaded when it is needed.
import type { Component } from 'svelte'
import type { GameName } from '../wire/types'
import type { Seen } from './seen'

export type Board = Component<{ seen: Seen }>
const found = import.meta.glob<{ default: Board }>('../*/Board.svelte')

export async function boardOf(game: GameName): Promise<Board | null> {
  const load = found[`../${game.replaceAll('-', '_')}/Board.svelte`]
  return load === undefined ? null : (await load()).default
}

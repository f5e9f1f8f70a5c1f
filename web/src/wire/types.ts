// What travels between the page and the server (docs/protocol.md, docs/views.md): the server's own types.
import { SPECS, type GameName, type GameOffer, type SilverCoinView, type View } from './generated'

export { MAX_NAME, PROTOCOL, REFUSED, SPECS } from './generated'
export type {
  Act,
  EventMessage,
  GameName,
  GameOffer,
  Message,
  PatchStep,
  Snapshot,
  Table,
  TableLine,
  Told,
  Welcome,
} from './generated'

export const GAMES = Object.keys(SPECS) as GameName[]
export type Value = GameOffer['variants'][number]['values'][number]

/** Whether every seat has a village of cards, and not two cards to cross boxes on. */
export const hasVillages = (view: View): view is SilverCoinView => SPECS[view.game].board === 'villages'

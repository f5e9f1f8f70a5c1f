// What travels between the page and the server (docs/protocol.md, docs/views.md): the server's own types, and the few
// that the page sees more widely.
import type { View } from '../table/seen'
import type { GameOffer, Snapshot as SnapshotSent, Table, Welcome as WelcomeSent, Message as Sent } from './generated'

export { MAX_NAME, PROTOCOL, REFUSED } from './generated'
export type { Act, EventMessage, GameOffer, PatchStep, Table, TableLine, Told } from './generated'

export type GameName = Table['game']
export const GAMES: GameName[] = ['silver-and-gold', 'pyramids', 'silver-coin']
export type Value = GameOffer['variants'][number]['values'][number]

// Each board knows its own game's view; what only carries views does not look into them.
export type Snapshot = Omit<SnapshotSent, 'view'> & { view: View | null }
export type Welcome = Omit<WelcomeSent, 'view'> & { view?: View | null }
export type Message = Exclude<Sent, WelcomeSent> | Welcome

// The games of the page.
import type { GameName } from '../wire/types'
import type { GamePage } from './page'
import pyramids from './pyramids'
import silverAndGold from './silver_and_gold'
import silverCoin from './silver_coin'

export const GAME_PAGES: Record<GameName, GamePage> = {
  'silver-and-gold': silverAndGold,
  pyramids,
  'silver-coin': silverCoin,
}

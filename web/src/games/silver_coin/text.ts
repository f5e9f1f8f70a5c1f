// Silver Coin in words.
import type { Seen } from '../../table/seen'
import { t } from '../../words.svelte'
import { frameOf } from './asks'
import { coinView } from './view'

export { default as Text } from './Text.svelte'
export { moveWords } from './moves'

export const question = (seen: Seen): string =>
  t(frameOf(coinView(seen)).word === 'peek' ? 'question-peek' : 'page-ask-coin')

export const filter = (): string => t('page-text-filter-coin')

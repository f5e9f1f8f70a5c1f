// Silver & Gold and Pyramids in words.
import type { Seen } from '../../table/seen'
import { t } from '../../words.svelte'
import { viewOf } from './view'

export { default as Text } from './Text.svelte'
export { moveWords } from './moves'

export function question(seen: Seen): string {
  const view = viewOf(seen)
  const owed = seen.seat === null ? 0 : (view.seats[seen.seat]?.owed ?? 0)
  return t(`question-${view.question}`, { count: owed })
}

export const filter = (): string => t('page-text-filter')

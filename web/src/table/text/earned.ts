import type { Earning } from '../../wire/generated'
import { t } from '../../words.svelte'

/** What it earns, in short; nothing if nothing is known. */
export function earnedWords(earned: Earning | undefined): string {
  if (earned === undefined) return ''
  const parts = []
  if (earned.total !== 0) parts.push(t('points', { count: earned.total }))
  if (earned.completes) parts.push(t('page-text-completes', { card: earned.completes }))
  if (earned.owed > 0) parts.push(t('page-text-then-owed', { count: earned.owed }))
  return parts.join(', ')
}

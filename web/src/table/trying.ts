// What a game is to the one who plays it: the try that counts, practice, or a game like any other.
import { POCKET } from '../wire/end'
import type { Table } from '../wire/generated'
import { t } from '../words.svelte'

/** Whether it is only practice: from a position of another game, or a day's deal after the first try. */
export function practises({ practice, daily, counts }: Table): boolean {
  if (practice !== null) return true
  // Without a server no try counts, and a day's deal is a game like any other.
  return daily !== null && daily !== 'lesson' && !counts && POCKET === null
}

/** The same in words; empty for a game like any other. */
export function tryWords(table: Table): string {
  return table.counts ? t('page-daily-counts') : practises(table) ? t('page-practice') : ''
}

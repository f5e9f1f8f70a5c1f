// Whose decision it is and what for, in one sentence.
import type { Seen } from '../../table/seen'
import { listOf, t } from '../../words.svelte'
import { overSentence } from '../../table/over'
import { viewOf } from './view'

export function sentenceOf(seen: Seen, patternFits: boolean, short: boolean, shared: boolean): string {
  const view = viewOf(seen)
  const named = (seats: number[]): string => listOf(seats.map((seat) => seen.names[seat] ?? `${seat + 1}`))
  if (view.phase === 'over') {
    if (view.players === 1) return t('board-over-solo', { count: view.seats[0]?.sheet['total'] ?? 0 })
    return overSentence(seen, shared)
  }
  if (!seen.asked) {
    if (seen.busy) return t('board-busy')
    // In a replay nobody sits here, so the sentence is about everybody.
    const others = view.waiting.filter((seat) => seen.table === null || seat !== seen.seat)
    return t(`board-wait-${view.phase}`, {
      who: named(others.length > 0 ? others : view.waiting),
      count: Math.max(others.length, 1),
    })
  }
  switch (view.question) {
    case 'keep':
      return t('question-keep')
    case 'owed':
      return t('board-ask-owed', { count: view.seats[view.seat ?? 0]?.owed ?? 1 })
    case 'confirm':
      return t('board-ask-confirm')
    case 'pick':
      return t('board-ask-pick', { count: view.picks.length })
    default:
      return patternFits
        ? t(short ? 'board-ask-pattern-short' : 'board-ask-pattern', { pattern: t(`board-pattern-${view.pattern}`) })
        : t('board-ask-single')
  }
}

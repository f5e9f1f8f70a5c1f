// What on a board is asked for its meaning: things bear `data-mean`, symbols on boxes `data-symbol`.

/** The thing whose meaning this event asks for; null if it asks for none. */
export function meaningOf(event: MouseEvent | KeyboardEvent): string | null {
  const target = event.target as Element
  if (event instanceof KeyboardEvent && event.key !== '?') return null
  const found = target.closest<HTMLElement | SVGElement>('[data-mean], [data-symbol]')
  const what = found?.dataset['mean'] ?? found?.dataset['symbol'] ?? null
  if (found === null || what === null || what === '') return null
  // A right click, a long press and "?" always ask; a plain tap does so only where it would do nothing else.
  if (event.type !== 'click') return what
  if (target.closest('[role=gridcell].acts') !== null) return null // a box that can be crossed is crossed
  const control = target.closest('button, a')
  return control === null || control === found ? what : null
}

// The keys of the table. They do nothing while somebody types or while something lies over the table.
export interface Keyed {
  turn: () => unknown
  mirror: () => unknown
  single: () => unknown
  undo: () => unknown
  hint: () => unknown
  digit: (digit: number) => unknown
  /** Whether Enter meant something. */
  agree: () => boolean
  /** Go to one's own cards. */
  enter: () => unknown
}

export function keysOf(keyed: Keyed): (event: KeyboardEvent) => void {
  const letters: Record<string, () => unknown> = {
    r: keyed.turn,
    f: keyed.mirror,
    s: keyed.single,
    u: keyed.undo,
    h: keyed.hint,
  }
  return (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return
    const target = event.target instanceof Element ? event.target : null
    if (target?.closest('input, textarea, select, [contenteditable], dialog') || document.querySelector('dialog[open]'))
      return
    const letter = letters[event.key.toLowerCase()]
    if (letter !== undefined) letter()
    else if (/^[0-9]$/.test(event.key)) keyed.digit(Number(event.key))
    else if (event.key === 'Enter') {
      if (target?.closest('button, a, summary') || !keyed.agree()) return
    } else if (event.key.startsWith('Arrow') && (target === null || target === document.body)) keyed.enter()
    else return
    event.preventDefault()
  }
}

// Brings `{table, view}` up to date. What does not change stays the very same object, so that little is drawn again.
import type { PatchStep } from './types'

type Node = Record<string, unknown> | unknown[]

function copied(node: unknown): Node {
  return Array.isArray(node) ? [...(node as unknown[])] : { ...(node as Record<string, unknown>) }
}

export function patched<T extends object>(whole: T, steps: PatchStep[]): T {
  const fresh = new Set<Node>() // nodes of this round's own making, which may be written into
  const own = (node: unknown): Node => {
    if (fresh.has(node as Node)) return node as Node
    const made = copied(node)
    fresh.add(made)
    return made
  }
  let root: Node = own(whole)
  for (const step of steps) {
    const path = step[0]
    if (path.length === 0) {
      root = step[1] as Node
      continue
    }
    let at = root
    for (const key of path.slice(0, -1)) {
      const next = own((at as Record<string | number, unknown>)[key])
      ;(at as Record<string | number, unknown>)[key] = next
      at = next
    }
    const last = path[path.length - 1]!
    if (step.length === 1) {
      if (Array.isArray(at)) at.splice(Number(last), 1)
      // eslint-disable-next-line @typescript-eslint/no-dynamic-delete -- a patch names keys of plain data
      else delete at[String(last)]
    } else if (step.length === 2) {
      ;(at as Record<string | number, unknown>)[last] = step[1]
    } else {
      const list = own((at as Record<string | number, unknown>)[last]) as unknown[]
      list.splice(step[1], step[2], ...step[3])
      ;(at as Record<string | number, unknown>)[last] = list
    }
  }
  return root as T
}

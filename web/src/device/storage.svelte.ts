// What this browser keeps for the page, written with care: where it can keep nothing (no room, or not allowed), the
// page remembers it until it is closed, plays on, and says so. All names begin with `vermeil-`.

/** Why something could not be kept: there is no room for it, or this browser does not allow it. */
export type StorageTrouble = 'full' | 'forbidden'

export const OURS = 'vermeil-'

let trouble = $state<StorageTrouble | null>(null)
const remembered = new Map<string, string>()

/** Why something could not be kept since the page was opened; null if all is well. */
export function storageTrouble(): StorageTrouble | null {
  return trouble
}

/** Something could not be kept, here or in a database. */
export function couldNotKeep(error: unknown): void {
  const name = error instanceof DOMException ? error.name : ''
  const why = ['QuotaExceededError', 'NS_ERROR_DOM_QUOTA_REACHED'].includes(name) ? 'full' : 'forbidden'
  queueMicrotask(() => (trouble = why)) // not at once: whoever reads may be in the middle of drawing
}

export function dismissTrouble(): void {
  trouble = null
}

export function readText(key: string): string | null {
  const late = remembered.get(key)
  if (late !== undefined) return late
  try {
    return localStorage.getItem(key)
  } catch (error) {
    couldNotKeep(error)
    return null
  }
}

/** Whether it is kept, and not only remembered for now. */
export function keepText(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text)
    remembered.delete(key)
    return true
  } catch (error) {
    remembered.set(key, text)
    couldNotKeep(error)
    return false
  }
}

export function dropText(key: string): void {
  remembered.delete(key)
  try {
    localStorage.removeItem(key)
  } catch {
    // where nothing may be read, nothing lies
  }
}

/** What was kept as JSON; `otherwise` if there is nothing, or nothing that can be read. */
export function readJson<T>(key: string, otherwise: T): T {
  try {
    const text = readText(key)
    return text === null ? otherwise : (JSON.parse(text) as T)
  } catch {
    return otherwise
  }
}

export function keepJson(key: string, value: unknown): boolean {
  return keepText(key, JSON.stringify(value))
}

/** The names of all that is kept for this page, and how many characters each has. */
export function keptTexts(): { key: string; size: number }[] {
  const found = new Map([...remembered].map(([key, text]) => [key, text.length]))
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(OURS)) found.set(key, localStorage.getItem(key)?.length ?? 0)
  } catch {
    // only what is remembered
  }
  return [...found].map(([key, size]) => ({ key, size })).sort((one, other) => one.key.localeCompare(other.key))
}

/** As long as the tab is open. */
export const tab = {
  read(key: string): string | null {
    const late = remembered.get(`tab ${key}`)
    if (late !== undefined) return late
    try {
      return sessionStorage.getItem(key)
    } catch {
      return null
    }
  },
  keep(key: string, text: string): void {
    try {
      sessionStorage.setItem(key, text)
      remembered.delete(`tab ${key}`)
    } catch {
      remembered.set(`tab ${key}`, text)
    }
  },
  drop(key: string): void {
    remembered.delete(`tab ${key}`)
    try {
      sessionStorage.removeItem(key)
    } catch {
      // as above
    }
  },
}

// What bots have solved is kept in this browser's cache, so that it is solved once and not at each start.
import type { Pyodide } from './runtime'

export const FOLDER = '/solved'
const CACHE = 'vermeil-solved'
const ENDING = '.tables'

const address = (name: string): string => `https://solved.invalid/${name}`

/** Not there where the page may store nothing. */
const opened = async (): Promise<Cache | null> => ('caches' in globalThis ? caches.open(CACHE).catch(() => null) : null)

/** Files that were kept for a game, laid where bots look for them. */
export async function fetchSolved(py: Pyodide, game: string): Promise<void> {
  const cache = await opened()
  if (cache === null) return
  for (const { url } of await cache.keys()) {
    const name = new URL(url).pathname.slice(1)
    if (!name.startsWith(game) || py.FS.readdir(FOLDER).includes(name)) continue
    const kept = await cache.match(url)
    if (kept) py.FS.writeFile(`${FOLDER}/${name}`, new Uint8Array(await kept.arrayBuffer()))
  }
}

/** Keep what is new there. A browser without room for it solves it again the next time. */
export async function keepSolved(py: Pyodide): Promise<void> {
  const cache = await opened()
  if (cache === null) return
  const known = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname.slice(1)))
  for (const name of py.FS.readdir(FOLDER)) {
    if (!name.endsWith(ENDING) || known.has(name)) continue
    try {
      await cache.put(address(name), new Response(py.FS.readFile(`${FOLDER}/${name}`).slice().buffer))
    } catch {
      return
    }
  }
}

// Which page is shown: the path, as state; links inside the page change it without loading anything again. The pocket
// edition keeps the path behind a #, for a plain web space knows only its files.
import { POCKET, theEnd } from './end'

const hashed = POCKET !== null

function shown(): { pathname: string; search: string } {
  return hashed ? new URL(location.hash.slice(1) || '/', location.origin) : location
}

let path = $state(shown().pathname)
let search = $state(shown().search)

function look(): void {
  path = shown().pathname
  search = shown().search
}

addEventListener('popstate', look)

export function here(): { path: string; parts: string[]; query: URLSearchParams } {
  return { path, parts: path.split('/').filter((part) => part !== ''), query: new URLSearchParams(search) }
}

/** A path of ours as the browser knows it. */
export function linkTo(to: string): string {
  return hashed && to.startsWith('/') && !to.startsWith('/api/') ? `#${to}` : to
}

export function go(to: string, replace = false): void {
  if (replace) history.replaceState(null, '', linkTo(to))
  else history.pushState(null, '', linkTo(to))
  look()
  scrollTo(0, 0)
}

/** Another query at the same address: in place of this entry of the history, or as a new one. Nothing scrolls. */
export function amend(changes: Record<string, string | null>, push = false): void {
  const query = new URLSearchParams(search)
  for (const [name, value] of Object.entries(changes))
    if (value === null) query.delete(name)
    else query.set(name, value)
  const words = query.toString()
  const to = linkTo(path + (words === '' ? '' : `?${words}`))
  if (push) history.pushState(null, '', to)
  else history.replaceState(null, '', to)
  look()
}

/** For the whole page: a plain click on a link of ours stays inside the page. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return
  const link = (event.target as Element | null)?.closest?.('a')
  if (!link || link.target !== '' || link.origin !== location.origin) return
  if (hashed && link.hasAttribute('download') && link.pathname.startsWith('/api/')) {
    event.preventDefault()
    void save(link.pathname + link.search, link.download)
    return
  }
  if (link.hasAttribute('download') || link.pathname.startsWith('/api/')) return
  if (hashed) {
    if (!link.hash.startsWith('#/')) return
    event.preventDefault()
    go(link.hash.slice(1))
    return
  }
  if (link.pathname === location.pathname && link.hash !== '') return
  event.preventDefault()
  go(link.pathname + link.search)
}

/** What a server would send as a file, where there is no server. */
export async function save(from: string, name: string): Promise<void> {
  const url = URL.createObjectURL(await (await theEnd().ask(from)).blob())
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

// Which page is shown: the path, as state; links inside the page change it without loading anything anew.
let path = $state(location.pathname)
let search = $state(location.search)

addEventListener('popstate', () => {
  path = location.pathname
  search = location.search
})

export function here(): { path: string; parts: string[]; query: URLSearchParams } {
  return { path, parts: path.split('/').filter((part) => part !== ''), query: new URLSearchParams(search) }
}

export function go(to: string, replace = false): void {
  if (replace) history.replaceState(null, '', to)
  else history.pushState(null, '', to)
  path = location.pathname
  search = location.search
  scrollTo(0, 0)
}

/** For the whole page: a plain click on a link of ours stays inside the page. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return
  const link = (event.target as Element | null)?.closest?.('a')
  if (!link || link.target !== '' || link.hasAttribute('download') || link.origin !== location.origin) return
  if (link.pathname.startsWith('/api/') || (link.pathname === location.pathname && link.hash !== '')) return
  event.preventDefault()
  go(link.pathname + link.search)
}

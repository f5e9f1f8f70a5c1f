// The service worker of a page that was installed: it opens without a network too, with my results and what is stored.
// Games need their server, and the page says so. A page in a tab has none of this.
const CACHE = 'vermeil-installed'
const MOST = 200

addEventListener('install', (event) => {
  skipWaiting()
  event.waitUntil(caches.open(CACHE).then((cache) => cache.add('/')))
})

addEventListener('activate', (event) => event.waitUntil(clients.claim()))

// The parts that the page has loaded; their names change with their content, so the oldest are of no more use.
addEventListener('message', (event) => {
  const keep = async () => {
    const cache = await caches.open(CACHE)
    const known = await cache.keys()
    const urls = known.map((request) => request.url)
    await cache.addAll(event.data.filter((url) => !urls.includes(url)))
    const parts = (await cache.keys()).filter((request) => new URL(request.url).pathname !== '/')
    await Promise.all(parts.slice(0, Math.max(0, parts.length - MOST)).map((request) => cache.delete(request)))
  }
  event.waitUntil(keep())
})

addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin) return
  if (request.mode === 'navigate' && !url.pathname.startsWith('/api/') && !url.pathname.startsWith('/pocket'))
    event.respondWith(opened(request, url))
  else if (url.pathname.startsWith('/assets/')) event.respondWith(part(request))
})

/** The page as the server has it; without a server, as it was last. */
async function opened(request, url) {
  const cache = await caches.open(CACHE)
  try {
    const fresh = await fetch(request)
    if (fresh.ok && url.pathname === '/') await cache.put('/', fresh.clone())
    return fresh
  } catch (error) {
    const kept = await cache.match('/')
    if (kept) return kept
    throw error
  }
}

async function part(request) {
  return (await (await caches.open(CACHE)).match(request)) ?? fetch(request)
}

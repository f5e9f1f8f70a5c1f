// Keeps this edition in the browser, all of its files or none. Made from a template by `vermeil pocket build`.
const EDITION = '{edition}'
const FILES = {files}
const CACHE = `vermeil-pocket-${EDITION}`

addEventListener('install', (event) => {
  // Ask whether each is still the same: what the browser has at hand need not be loaded twice.
  const wanted = FILES.map((file) => new Request(file, { cache: 'no-cache' }))
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(wanted)))
})

addEventListener('activate', (event) => {
  const clean = async () => {
    const names = await caches.keys()
    const old = names.filter((name) => name.startsWith('vermeil-pocket-') && name !== CACHE)
    await Promise.all(old.map((name) => caches.delete(name)))
    await clients.claim()
  }
  event.waitUntil(clean())
})

// A newer edition waits until somebody wants it: no game changes under anybody's hands.
addEventListener('message', (event) => {
  if (event.data === 'take over') skipWaiting()
})

addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET' || !request.url.startsWith(registration.scope)) return
  const answer = async () => {
    const cache = await caches.open(CACHE)
    const kept = await cache.match(request.mode === 'navigate' ? './' : request, { ignoreSearch: true })
    return kept ?? fetch(request)
  }
  event.respondWith(answer())
})

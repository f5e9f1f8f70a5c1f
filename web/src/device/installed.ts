// A page that was installed opens without a network too: its parts are kept, those of my own screens among them.
import { language, loadTopic } from '../words.svelte'

export async function keepParts(): Promise<void> {
  if (!('serviceWorker' in navigator)) return // there is none without TLS
  await navigator.serviceWorker.register('/installed.js')
  const { active } = await navigator.serviceWorker.ready
  await Promise.all([
    import('../results/Results.svelte'),
    import('./Stored.svelte'),
    import('../table/TablePage.svelte'), // it says that a game needs its server
    loadTopic('results', language()),
  ])
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  active?.postMessage(loaded.filter((url) => new URL(url).pathname.startsWith('/assets/')))
}

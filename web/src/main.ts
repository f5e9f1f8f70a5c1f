import { mount } from 'svelte'
import App from './App.svelte'
import './look/fonts.css'
import './look/theme.css'
import { tab } from './device/storage.svelte'
import { POCKET, talkTo } from './wire/end'
import { loadWords } from './words.svelte'

const target = document.getElementById('page')
if (target === null) throw new Error('index.html has no #page')
// A part of this page that the server no longer has: the server was updated, so reload the page. Not twice in a row,
// or a server that has lost its page would make it reload forever.
const RENEWED = 'vermeil-renewed'
addEventListener('vite:preloadError', () => {
  if (Date.now() - Number(tab.read(RENEWED)) < 10_000) return
  tab.keep(RENEWED, String(Date.now()))
  // Failures in the old page no longer matter; the new one reports its own.
  for (const failed of ['error', 'unhandledrejection']) addEventListener(failed, (event) => event.preventDefault())
  location.reload()
})

// Not awaited here: what is loaded leans on this very part of the page, and the two would wait for each other.
async function begin(at: HTMLElement): Promise<void> {
  if (POCKET !== null) {
    void import('./pocket/early') // a part of its own, which index.html names too
    const { WorkerEnd } = await import('./pocket/end')
    talkTo(new WorkerEnd())
  }
  await loadWords()
  mount(App, { target: at })
  if (POCKET !== null || !matchMedia('(display-mode: standalone)').matches) return
  const { keepParts } = await import('./device/installed')
  await keepParts().catch(() => undefined) // then it needs a network, as in a tab
}
void begin(target)

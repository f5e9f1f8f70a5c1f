import { mount } from 'svelte'
import App from './App.svelte'
import './look/fonts.css'
import './look/theme.css'
import { POCKET, talkTo } from './wire/end'
import { renewWhenGone } from './wire/renewal'
import { loadWords } from './words.svelte'

const target = document.getElementById('page')
if (target === null) throw new Error('index.html has no #page')
renewWhenGone()

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

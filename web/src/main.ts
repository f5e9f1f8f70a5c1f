import { mount } from 'svelte'
import App from './App.svelte'
import './look/fonts.css'
import './look/theme.css'
import { loadWords } from './words.svelte'

const target = document.getElementById('page')
if (target === null) throw new Error('index.html has no #page')
// A part of this page that the server no longer has: the server was renewed, and so is the page. Not twice in a row,
// or a server that has lost its page would make it turn for ever.
const RENEWED = 'vermeil-renewed'
addEventListener('vite:preloadError', () => {
  if (Date.now() - Number(sessionStorage.getItem(RENEWED)) < 10_000) return
  sessionStorage.setItem(RENEWED, String(Date.now()))
  // What fails in the page that goes is no news any more; the new one says its own.
  for (const failed of ['error', 'unhandledrejection']) addEventListener(failed, (event) => event.preventDefault())
  location.reload()
})
await loadWords()
mount(App, { target })

import { mount } from 'svelte'
import App from './App.svelte'
import './look/fonts.css'
import './look/theme.css'
import { loadWords } from './words.svelte'

const target = document.getElementById('page')
if (target === null) throw new Error('index.html has no #page')
await loadWords()
mount(App, { target })

// What is said in reviews, fetched when somebody opens one.
import type { Sentences } from '../words.svelte'

export default import.meta.glob<Sentences>('../../../src/vermeil/words/de/{coach,review}.ftl', {
  eager: true,
  import: 'default',
})

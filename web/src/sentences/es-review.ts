// What is said in reviews, fetched when somebody opens one.
import type { Sentences } from '../words.svelte'

export default import.meta.glob<Sentences>('../../../src/vermeil/words/es/{coach,review}.ftl', {
  eager: true,
  import: 'default',
})

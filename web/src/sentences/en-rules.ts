// The rules, fetched when somebody opens them.
import type { Sentences } from '../words.svelte'

export default import.meta.glob<Sentences>('../../../src/vermeil/words/en/{lessons,rules-*}.ftl', {
  eager: true,
  import: 'default',
})

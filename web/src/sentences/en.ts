// All that is said at a table, in one part. The rules come when they are opened; what only the terminal says does not
// come, nor what only some screens say (`loadTopic`).
import type { Sentences } from '../words.svelte'

export default import.meta.glob<Sentences>(
  [
    '../../../src/vermeil/words/en/*.ftl',
    '!../../../src/vermeil/words/en/{terminal,coach,daily,decks,family,lessons,pocket,results,review,rules-*}.ftl',
  ],
  { eager: true, import: 'default' },
)

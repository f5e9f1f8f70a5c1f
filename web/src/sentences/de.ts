// All that is said at a table, in one part. The rules come when they are opened; what only the terminal says does not
// come, nor what only reviews say.
import type { Sentences } from '../words.svelte'

export default import.meta.glob<Sentences>(
  [
    '../../../src/vermeil/words/de/*.ftl',
    '!../../../src/vermeil/words/de/{terminal,coach,daily,decks,family,lessons,pocket,results,review,rules-*}.ftl',
  ],
  { eager: true, import: 'default' },
)

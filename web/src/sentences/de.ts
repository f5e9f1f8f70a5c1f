// All that is said at a table, in one part. The rules come when they are opened; what only the terminal says does not
// come.
import type { Sentences } from '../words.svelte'

export default import.meta.glob<Sentences>(
  ['../../../src/vermeil/words/de/*.ftl', '!../../../src/vermeil/words/de/{terminal,rules-*}.ftl'],
  { eager: true, import: 'default' },
)

// Every sentence on the page, in the reader's language: the same Fluent files that the terminal and the server use.
import { FluentBundle, FluentResource } from '@fluent/bundle'

export const LANGUAGES = { en: 'English', es: 'Español', de: 'Deutsch' } as const
export type Language = keyof typeof LANGUAGES | 'qps' // qps: English in strange letters, shows what is not in the catalogue

/** Something to be said, not yet in any language; as the server sends it. */
export interface Phrase {
  say: string
  args?: Record<string, string | number | Phrase>
}

// All sentences of a language travel together.
const files = { en: () => import('./words/en'), es: () => import('./words/es'), de: () => import('./words/de') }
const STRANGE: Record<string, string> = Object.fromEntries([...'AEIOUaeiounscyz'].map((letter, at) => [letter, [...'ÅËÏÖÛåëïöûñšçÿž'][at]!]))
const KEY = 'vermeil-language'

let bundle = $state.raw(new FluentBundle('en'))
let chosen = $state<Language>('en')

function wished(): Language {
  const known = (word: string | null): word is Language => word !== null && (word in LANGUAGES || word === 'qps')
  const asked = new URLSearchParams(location.search).get('language')
  if (known(asked)) return asked
  const kept = localStorage.getItem(KEY)
  if (known(kept)) return kept
  for (const word of navigator.languages) if (known(word.slice(0, 2))) return word.slice(0, 2) as Language
  return 'en'
}

/** Read the sentences of a language; without one, of the reader's own. */
export async function loadWords(language: Language = wished()): Promise<void> {
  const folder = language === 'qps' ? 'en' : language
  const { default: texts } = await files[folder]()
  const strange = (text: string): string => text.replace(/[AEIOUaeiounscyz]/g, (letter) => STRANGE[letter] ?? letter)
  const fresh = new FluentBundle(folder, { useIsolating: false, ...(language === 'qps' ? { transform: strange } : {}) })
  for (const text of Object.values(texts)) fresh.addResource(new FluentResource(text))
  bundle = fresh
  chosen = language
  document.documentElement.lang = folder
}

export async function chooseLanguage(language: Language): Promise<void> {
  localStorage.setItem(KEY, language)
  await loadWords(language)
}

export function language(): Language {
  return chosen
}

/** The sentence of an id. What is missing shows its id, so that a test finds it. */
export function t(id: string, args: Phrase['args'] = {}): string {
  const message = bundle.getMessage(id)
  if (!message?.value) return `⟦${id}⟧`
  const plain = Object.fromEntries(Object.entries(args).map(([name, part]) => [name, typeof part === 'object' ? say(part) : part]))
  const errors: Error[] = []
  const text = bundle.formatPattern(message.value, plain, errors)
  return errors.length > 0 ? `⟦${id}⟧` : text
}

export function say(phrase: Phrase): string {
  return t(phrase.say, phrase.args)
}

export function has(id: string): boolean {
  return bundle.hasMessage(id)
}

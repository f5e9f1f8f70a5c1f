// Every sentence on the page, in the reader's language: the same Fluent files that the terminal and the server use.
import { FluentBundle, FluentNumber, type FluentResource } from '@fluent/bundle'
import { keepText, readText } from './device/storage.svelte'
import { POCKET } from './wire/end'

export const LANGUAGES = { en: 'English', es: 'Español', de: 'Deutsch' } as const
// `qps` is English in strange letters: it shows what is not in the catalogue.
export type Language = keyof typeof LANGUAGES | 'qps'

/** Something to be said, not yet in any language; as the server sends it. */
export interface Phrase {
  say: string
  args?: Record<string, string | number | Phrase>
}

/** The sentences of one file of the catalogue by their ids, as the build has read them (vite.config.ts). */
export type Sentences = Record<string, FluentResource['body'][number]['value']>
type Part = () => Promise<{ default: Record<string, Sentences> }>

const TABLE: Record<keyof typeof LANGUAGES, Part> = {
  en: () => import('./sentences/en'),
  es: () => import('./sentences/es'),
  de: () => import('./sentences/de'),
}
const RULES: Record<keyof typeof LANGUAGES, Part> = {
  en: () => import('./sentences/en-rules'),
  es: () => import('./sentences/es-rules'),
  de: () => import('./sentences/de-rules'),
}
/** Subjects that only some screens speak of, each fetched with them. */
const TOPICS = import.meta.glob<Sentences>('../../src/vermeil/words/*/{daily,decks,family,pocket,results}.ftl', {
  import: 'default',
})
const REVIEWS: Record<keyof typeof LANGUAGES, Part> = {
  en: () => import('./sentences/en-review'),
  es: () => import('./sentences/es-review'),
  de: () => import('./sentences/de-review'),
}
const STRANGE: Record<string, string> = Object.fromEntries(
  [...'AEIOUaeiounscyz'].map((letter, at) => [letter, [...'ÅËÏÖÛåëïöûñšçÿž'][at]!]),
)
const KEY = 'vermeil-language'

let bundle = $state.raw(new FluentBundle('en'))
let chosen = $state<Language>('en')

function wished(): Language {
  const known = (word: string | null): word is Language => word !== null && (word in LANGUAGES || word === 'qps')
  const asked = new URLSearchParams(location.search).get('language')
  if (known(asked)) return asked
  const kept = readText(KEY)
  if (known(kept)) return kept
  for (const word of navigator.languages) if (known(word.slice(0, 2))) return word.slice(0, 2) as Language
  return 'en'
}

const folderOf = (language: Language): keyof typeof LANGUAGES => (language === 'qps' ? 'en' : language)

function add(to: FluentBundle, files: Record<string, Sentences>): void {
  for (const file of Object.values(files))
    to.addResource({ body: Object.entries(file).map(([id, value]) => ({ id, value, attributes: {} })) })
}

/** Read the sentences of a language; without one, of the reader's own. */
export async function loadWords(language: Language = wished()): Promise<void> {
  const folder = folderOf(language)
  const { default: files } = await TABLE[folder]()
  const strange = (text: string): string => text.replace(/[AEIOUaeiounscyz]/g, (letter) => STRANGE[letter] ?? letter)
  const fresh = new FluentBundle(folder, { useIsolating: false, ...(language === 'qps' ? { transform: strange } : {}) })
  add(fresh, files)
  const pocket = POCKET === null ? undefined : TOPICS[`../../src/vermeil/words/${folder}/pocket.ftl`]
  if (pocket) add(fresh, { pocket: await pocket() })
  bundle = fresh
  chosen = language
  document.documentElement.lang = folder
}

/** Read the rules too, in the language that is chosen. */
export async function loadRules(language: Language): Promise<void> {
  const to = bundle
  const { default: files } = await RULES[folderOf(language)]()
  add(to, files)
}

/** Read the sentences of a subject too, in the language that is chosen. */
export async function loadTopic(topic: string, language: Language): Promise<void> {
  const to = bundle
  const read = TOPICS[`../../src/vermeil/words/${folderOf(language)}/${topic}.ftl`]
  if (read) add(to, { [topic]: await read() })
}

/** Read what is said in reviews too, in the language that is chosen. */
export async function loadReviews(language: Language): Promise<void> {
  const to = bundle
  const { default: files } = await REVIEWS[folderOf(language)]()
  add(to, files)
}

export async function chooseLanguage(language: Language): Promise<void> {
  keepText(KEY, language)
  await loadWords(language)
}

export function language(): Language {
  return chosen
}

/** Whose customs dates, numbers and lists follow. British, for no comma before "and". */
export function dateLocale(): string {
  return folderOf(chosen) === 'en' ? 'en-GB' : chosen
}

/** Names in a row, as a sentence has them: "Ann, Ben and Cem". */
export function listOf(parts: string[]): string {
  return new Intl.ListFormat(dateLocale(), { type: 'conjunction' }).format(parts)
}

/** Points as they are printed: with a real minus. */
export function figure(points: number): string {
  return points < 0 ? `−${-points}` : String(points)
}

/** A number inside a sentence, with the same minus. */
class Figure extends FluentNumber {
  override toString(...scope: Parameters<FluentNumber['toString']>): string {
    return super.toString(...scope).replace('-', '−')
  }
}

/** The sentence of an id. What is missing shows its id, so that a test finds it. */
export function t(id: string, args: Phrase['args'] = {}): string {
  const message = bundle.getMessage(id)
  if (!message?.value) return `⟦${id}⟧`
  const plain = Object.fromEntries(
    Object.entries(args).map(([name, part]) => [
      name,
      typeof part === 'object' ? say(part) : typeof part === 'number' ? new Figure(part) : part,
    ]),
  )
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

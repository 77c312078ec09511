import { isLocalized } from '#content/edits.ts'
import { isDictionary } from '#content/json.ts'
import type { BilingualText } from '#content/locale.ts'
import { plainText } from '#server/pages/sanitize-text.ts'

/** Keys in order of preference. `company` precedes `title`, which in a story only says what its figure counts. */
const keys = [
  'company',
  'title',
  'mainTitle',
  'name',
  'label',
  'question',
  'city',
  'text',
  'newsletterTitle',
  'imageAlt',
  'image_alt',
]

export function contentName(content: unknown): BilingualText | undefined {
  if (!isDictionary(content)) return undefined
  for (const key of keys) {
    const text = content[key]
    if (!isDictionary(text) || typeof text.en !== 'string') continue
    const name = { en: short(text.en), ...(typeof text.ar === 'string' && { ar: short(text.ar) }) }
    if (name.en || name.ar) return name
  }
  return undefined
}

const maxExcerpt = 200

/** The beginning of the texts in a content, besides its name. Undefined if there are none. */
export function excerptOf(content: unknown): BilingualText | undefined {
  const name = contentName(content)
  const isName = ({ en = '', ar = '' }) => short(en) === (name?.en ?? '') && short(ar) === (name?.ar ?? '')
  const texts = textsIn(content).filter((text) => !isName(text))
  const [en = '', ar] = (['en', 'ar'] as const).map((locale) => beginning(texts.flatMap((text) => text[locale] || [])))
  return en || ar ? { en, ...(ar && { ar }) } : undefined
}

function textsIn(value: unknown): Partial<BilingualText>[] {
  if (Array.isArray(value)) return value.flatMap(textsIn)
  if (!isDictionary(value)) return []
  if (!isLocalized(value)) return Object.values(value).flatMap(textsIn)
  const text = { ...(value.en && { en: plain(value.en) }), ...(value.ar && { ar: plain(value.ar) }) }
  // Pictures and videos have an address in each language.
  return /^(\/|https?:)/.test(text.en ?? text.ar ?? '') ? [] : [text]
}

function beginning(texts: string[]): string {
  const words = texts.join(' · ')
  return words.length > maxExcerpt ? `${words.slice(0, maxExcerpt - 1).replace(/\s+\S*$/, '')}…` : words
}

const plain = (text: string) => plainText(text).trim()
const short = (text: string) => plain(text).slice(0, 200)

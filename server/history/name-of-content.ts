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
    const name = { en: plain(text.en), ...(typeof text.ar === 'string' && { ar: plain(text.ar) }) }
    if (name.en || name.ar) return name
  }
  return undefined
}

const plain = (text: string) => plainText(text).trim().slice(0, 200)

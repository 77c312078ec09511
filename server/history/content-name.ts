import type { BilingualText } from '#content/locale.ts'
import { isDictionary } from '#content/merge.ts'
import { plainText } from '#server/pages/plain-text.ts'

/** The keys under which blocks, items and entries of lists say what they are called, the best first: a story's title only tells what its figure counts. */
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

/** What somebody would call a block, an item or an entry: its name or title as plain text, where it has one. */
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

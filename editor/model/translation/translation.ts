import type { BilingualText } from '#content/locale.ts'

/** Until the texts of new blocks are loaded, no text counts as one of them. */
let isPlaceholder: (text: BilingualText) => boolean = () => false

/** Resolves when the texts of new blocks are loaded or failed to load. */
export async function fetchPlaceholders(): Promise<void> {
  const known = await import('./placeholders.ts').catch(() => undefined)
  if (known) isPlaceholder = known.isPlaceholder
}

/** How the Arabic of a text stands to its English: there, missing, still the English words, or those of a new block. */
export type Translation = 'there' | 'missing' | 'copied' | 'placeholder'

export function translationOf({ en = '', ar = '' }: Partial<BilingualText>): Translation {
  if (en.trim() === '') return 'there'
  if (ar.trim() === '') return 'missing'
  if (ar.trim() === en.trim()) return isSameInArabic(en) ? 'there' : 'copied'
  return isPlaceholder({ en, ar }) ? 'placeholder' : 'there'
}

/** Names of products and services that Arabic texts leave in Latin letters, and that look like other words. */
const names = new Set(
  'Totara,Totara Learn,Totara Perform,Totara Mobile,Learn,Perform,Mobile,Engage,Rosetta Stone,Open edX'.split(','),
)

/**
 * Whether a text is written alike in both languages: without letters, an address of mail or of a site, a name from the
 * list above, or words with a capital inside or of capitals alone (LinkedIn, SCORM, A1).
 */
export function isSameInArabic(text: string): boolean {
  const plain = text
    .replace(/<[^>]*>/g, ' ')
    .replace('©', '')
    .trim()
  if (!/[a-z]/i.test(plain) || /^\S*(@|:\/\/)\S*$/.test(plain) || names.has(plain)) return true
  return plain.split(/\s+/).every((word) => !/[a-z]/i.test(word) || /.[A-Z]|^[A-Z][A-Z\d]*$/.test(word))
}

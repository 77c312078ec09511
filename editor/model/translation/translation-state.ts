import { htmlToText } from '#content/html-to-text.ts'
import type { BilingualText } from '#content/locale.ts'

/** Until the placeholders are loaded, no text counts as one. */
let isPlaceholder: (text: BilingualText) => boolean = () => false

/** Resolves when the placeholders are loaded or failed to load. */
export async function fetchPlaceholders(): Promise<void> {
  const known = await import('./placeholders.ts').catch(() => undefined)
  if (known) isPlaceholder = known.isPlaceholder
}

/** The state of a text's Arabic: translated, missing, a copy of the English, or the placeholder of a new block. */
export type Translation = 'there' | 'missing' | 'copied' | 'placeholder'

export function translationOf({ en = '', ar = '' }: Partial<BilingualText>): Translation {
  if (en.trim() === '') return 'there'
  if (ar.trim() === '') return 'missing'
  if (ar.trim() === en.trim()) return isSameInArabic(en) ? 'there' : 'copied'
  return isPlaceholder({ en, ar }) ? 'placeholder' : 'there'
}

/** Names of products and services that Arabic texts keep in Latin letters, but that look like ordinary words. */
const names = new Set(
  'Totara,Totara Learn,Totara Perform,Totara Mobile,Learn,Perform,Mobile,Engage,Rosetta Stone,Open edX'.split(','),
)

/**
 * Whether a text is the same in both languages: it has no letters, is an email address or a URL, is a name from the
 * list above, or its words have an inner capital or only capitals (LinkedIn, SCORM, A1).
 */
export function isSameInArabic(text: string): boolean {
  const plain = htmlToText(text.replace('©', ''))
  if (!/[a-z]/i.test(plain) || /^\S*(@|:\/\/)\S*$/.test(plain) || names.has(plain)) return true
  return plain.split(/\s+/).every((word) => !/[a-z]/i.test(word) || /.[A-Z]|^[A-Z][A-Z\d]*$/.test(word))
}

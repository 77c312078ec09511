import { htmlToText } from '#content/html-to-text.ts'
import type { BilingualText } from '#content/locale.ts'

/** Whether a text is still a default text; returns false until the default texts (placeholders) are loaded. */
let isDefaultText: (text: BilingualText) => boolean = () => false

/** Resolves when the default texts are loaded or failed to load. */
export async function fetchPlaceholders(): Promise<void> {
  const known = await import('./default-text-check.ts').catch(() => undefined)
  if (known) isDefaultText = known.isDefaultText
}

/** The state of a text's Arabic: translated, missing, a copy of the English, or the default text of a new block. */
export type Translation = 'there' | 'missing' | 'copied' | 'placeholder'

export function translationOf({ en = '', ar = '' }: Partial<BilingualText>): Translation {
  if (en.trim() === '') return 'there'
  if (ar.trim() === '') return 'missing'
  if (ar.trim() === en.trim()) return isSameInArabic(en) ? 'there' : 'copied'
  return isDefaultText({ en, ar }) ? 'placeholder' : 'there'
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

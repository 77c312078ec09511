import type { LocalizedText } from '#content/text.ts'

/** How the Arabic of a text stands to its English: there, missing, or still the English words. */
export type Translation = 'there' | 'missing' | 'copied'

export function translationOf({ en = '', ar = '' }: Partial<LocalizedText>): Translation {
  if (en.trim() === '') return 'there'
  if (ar.trim() === '') return 'missing'
  return ar.trim() === en.trim() && hasWords(en) ? 'copied' : 'there'
}

/** Numbers, addresses of mail and of sites are the same in every language. */
const hasWords = (text: string) => /[a-z]/i.test(text) && !/^\S*(@|:\/\/)\S*$/.test(text.trim())

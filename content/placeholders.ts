import { htmlToText } from './html-to-text.ts'
import type { BilingualText } from './locale.ts'

/** Maps hashes of Arabic texts to those of their English: browsers download these instead of the texts. */
export type Placeholders = { [arabic: string]: string }

/** Hashes the texts of new blocks and items. Labels of one or two words are left out, because many texts share them. */
export const placeholdersOf = (texts: { en: string; ar: string }[]): Placeholders =>
  Object.fromEntries(texts.filter(({ ar }) => isLong(ar)).map(({ en, ar }) => [hash(ar), hash(en)]))

/** A heading or label with unchanged English counts as translated; a sentence never: nobody wrote it for this page. */
export function isPlaceholderOf(placeholders: Placeholders, { en, ar = '' }: BilingualText): boolean {
  const english = placeholders[hash(ar)]
  return english !== undefined && (isSentence(ar) || english !== hash(en))
}

const isSentence = (text: string) => htmlToText(text).endsWith('.')
const isLong = (text: string) => /[؀-ۿ]/.test(text) && (isSentence(text) || /؟$|\S\s+\S+\s+\S/.test(htmlToText(text)))

/** 32-bit FNV-1a in base 36, without markup. */
function hash(text: string): string {
  let value = 0x811c9dc5
  for (const character of htmlToText(text)) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return (value >>> 0).toString(36)
}

import type { BilingualText } from './locale.ts'

/** Short names of a text's Arabic and of its English: they tell whether two are the same without holding the words. */
export type Placeholders = { [arabic: string]: string }

/** The texts of new blocks and items, by their Arabic. Labels of a word or two are left out: many texts share them. */
export const placeholdersOf = (texts: { en: string; ar: string }[]): Placeholders =>
  Object.fromEntries(texts.filter(({ ar }) => isLong(ar)).map(({ en, ar }) => [hash(ar), hash(en)]))

/**
 * Whether the Arabic of a text is what a new block or item came with. A heading or a label is a translation all the same
 * beside the English that it came with; sentences nobody wrote for this page.
 */
export function isPlaceholderOf(placeholders: Placeholders, { en, ar = '' }: BilingualText): boolean {
  const english = placeholders[hash(ar)]
  return english !== undefined && (isSentence(ar) || english !== hash(en))
}

const plainText = (text: string) => text.replace(/<[^>]*>/g, ' ').trim()
const isSentence = (text: string) => plainText(text).endsWith('.')
const isLong = (text: string) => /[؀-ۿ]/.test(text) && (isSentence(text) || /؟$|\S\s+\S+\s+\S/.test(plainText(text)))

/** FNV-1a of 32 bits, in few letters. */
function hash(text: string): string {
  let value = 0x811c9dc5
  for (const character of plainText(text)) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return (value >>> 0).toString(36)
}

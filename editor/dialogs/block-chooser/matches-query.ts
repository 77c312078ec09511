import type { Locale } from '#content/locale.ts'
import type { BlockDefinition } from '#content/schema/block-definition.ts'

type Searched = Pick<BlockDefinition, 'name' | 'hint' | 'searchTerms'>

/** Returns the text that the chooser searches: the name and purpose in `locale`, and the synonyms in all languages. */
export function searchedText({ name, hint, searchTerms }: Searched, locale: Locale): string {
  return [name[locale], hint[locale], ...Object.values(searchTerms)].join(' ')
}

/** Whether `text` contains every word of `query`, ignoring case, Arabic vowel signs and variants of Arabic letters. */
export function matchesQuery(text: string, query: string): boolean {
  const plain = plainOf(text)
  return plainOf(query)
    .split(/\s+/)
    .every((word) => plain.includes(word))
}

/**
 * Returns a text in the form in which texts are compared. NFKD splits a letter with a hamza into the letter and a
 * combining mark, which is then removed like the vowel signs.
 */
function plainOf(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}ـ]/gu, '')
    .replaceAll('ة', 'ه')
    .replaceAll('ى', 'ي')
}

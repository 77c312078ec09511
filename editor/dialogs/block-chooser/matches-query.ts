import type { Locale } from '#content/locale.ts'
import type { BlockDefinition } from '#content/schema/block.ts'

type Searched = Pick<BlockDefinition, 'name' | 'hint' | 'searchTerms'>

/** The text in which the chooser searches: the name and purpose in `locale`, and the synonyms of all languages. */
export function searchedText({ name, hint, searchTerms }: Searched, locale: Locale): string {
  return [name[locale], hint[locale], ...Object.values(searchTerms)].join(' ')
}

/** Whether `text` contains every word of `query`, ignoring case, Arabic vowel signs and the variants of alif. */
export function matchesQuery(text: string, query: string): boolean {
  const plain = plainOf(text)
  return plainOf(query)
    .split(/\s+/)
    .every((word) => plain.includes(word))
}

/** NFKD turns a hamza on a letter into a combining mark, which is removed like the vowel signs. */
function plainOf(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}ـ]/gu, '')
    .replaceAll('ة', 'ه')
    .replaceAll('ى', 'ي')
}

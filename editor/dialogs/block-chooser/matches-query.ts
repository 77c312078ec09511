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

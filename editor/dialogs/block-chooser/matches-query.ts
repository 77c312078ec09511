/** Whether `text` holds every word of `query`, however either is written: capitals, vowel signs, the forms of alif. */
export function matchesQuery(text: string, query: string): boolean {
  const plain = plainOf(text)
  return plainOf(query)
    .split(/\s+/)
    .every((word) => plain.includes(word))
}

/** Decomposed, a hamza on its letter is a mark like any vowel sign. */
function plainOf(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}ـ]/gu, '')
    .replaceAll('ة', 'ه')
    .replaceAll('ى', 'ي')
}

/**
 * Returns a text in the form in which words are compared: without case, vowel marks, hamza, tatweel and characters that
 * are not seen (Cf), and with one form of alef, ya, ta marbuta, kaf and the digits. NFKD splits a letter with a mark
 * into the letter and the mark.
 */
export const foldText = (text: string): string =>
  text
    .replace(/\p{Cf}+/gu, '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\u0640ء]+/gu, '')
    .replace(/ٱ/g, 'ا')
    .replace(/[ىی]/g, 'ي')
    .replace(/ة/g, 'ه')
    .replace(/ک/g, 'ك')
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf))

export const foldedWords = (text: string): string[] => foldText(text).split(/\s+/).filter(Boolean)

/** Returns whether a text has each word of a query, also as a part of a longer word. */
export function wordMatcher(query: string): (text: string) => boolean {
  const words = foldedWords(query)
  return (text) => {
    const folded = foldText(text)
    return words.every((word) => folded.includes(word))
  }
}

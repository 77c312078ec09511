const controls = /(?:(?![\t\n\r])[\p{Cc}\p{Noncharacter_Code_Point}\uFFFC])+/gu

/** Control characters between two words become a space: programs use them for breaks of lines and cells. */
export function withoutControlCharacters(text: string): string {
  const isWord = (at: number) => /\S/.test(text.charAt(at))
  return text.replace(controls, (found, at: number) => (isWord(at - 1) && isWord(at + found.length) ? ' ' : ''))
}

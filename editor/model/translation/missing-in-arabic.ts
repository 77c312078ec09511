import { splitLocale } from '#content/address.ts'
import { htmlToText } from '#content/html-to-text.ts'

/**
 * Returns the links (by their text) and numbers of an English text that its Arabic lacks. Arabic-Indic digits count as
 * the same number. `isRich`: both texts are HTML.
 */
export function missingInArabic(arabic: string, english: string, isRich: boolean): string[] {
  const [en, ar] = [english, arabic].map((text) => (isRich ? htmlToText(text) : text)) as [string, string]
  const targets = new Set(isRich ? linksOf(arabic).map(({ href }) => href) : [])
  const links = isRich ? linksOf(english).filter(({ href }) => !targets.has(href)) : []
  const numbers = new Set(numbersOf(ar))
  const lacking = [
    ...links.map(({ href, text }) => text || href),
    ...numbersOf(en).filter((each) => !numbers.has(each)),
  ]
  return [...new Set(lacking)]
}

function linksOf(html: string) {
  const links = [...html.matchAll(/<a\b[^>]*\bhref="([^"]*)"[^>]*>(.*?)<\/a>/gs)]
  return links.map(([, href = '', inner = '']) => ({ href: splitLocale(href).path, text: htmlToText(inner) }))
}

/** Returns no digits of names ('B2B', 'H5P') and ordinal numbers ('1st'), which Arabic writes as words. */
function numbersOf(text: string): string[] {
  const latin = text
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/(?<=\d)[,٬](?=\d{3}(?!\d))/g, '')
    .replaceAll('٫', '.')
  return latin.match(/(?<![A-Za-z\d])\d+(?:\.\d+)?(?!\.?\d|st\b|nd\b|rd\b|th\b)/g) ?? []
}

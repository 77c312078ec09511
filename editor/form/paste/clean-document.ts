import { withoutControlCharacters } from '#content/control-characters.ts'
import type { Direction } from '#content/locale.ts'
import { startIn } from './block-context.ts'
import { markListItems } from './mark-list-items.ts'
import { type Found, readBlocks } from './read-blocks.ts'
import { removeHidden } from './remove-hidden.ts'
import { writeHtml, writeText } from './write-blocks.ts'

export type CleanDocument = Found & {
  /** Paragraphs, headings, lists, quotes, bold, italic and links. Text of a single paragraph is not in an element. */
  html: string
  /** The same text, with a line for each block. */
  text: string
}

/**
 * Reduces the HTML that another program put on the clipboard to the text that the program shows and its structure. `dir`
 * is that of the box.
 */
export function cleanDocument(html: string, dir: Direction = 'ltr'): CleanDocument {
  const styleSheets: string[] = []
  // Taken out of the text, because the Content Security Policy applies to the parsed document, too.
  const unstyled = withoutControlCharacters(html)
    .replace(/<style\b[^>]*>([\s\S]*?)<\/style\s*>/gi, (_, sheet) => {
      styleSheets.push(sheet)
      return ''
    })
    .replace(/<[a-z][^<>]*>/gi, withoutHandlers)
  const document = new DOMParser().parseFromString(inTable(unstyled), 'text/html')
  removeHidden(document, styleSheets.join('\n'))
  markListItems(document)
  const found: Found = { hasTable: false, pictures: [], longLinks: [] }
  const blocks = readBlocks(document.body, found, startIn(dir))
  return { html: writeHtml(blocks, dir), text: writeText(blocks), ...found }
}

/** Renames the handlers of events in a tag. Skips values, because an address may contain '/only=1'. */
const withoutHandlers = (tag: string) =>
  tag.replace(/=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+)|(?<=[\s"'/])on[a-z]+(?=\s*=)/gi, (found) =>
    found.startsWith('=') ? found : `data-${found}`,
  )

/** Rows and cells without their table would be joined by the parser. */
function inTable(html: string): string {
  if (/<table\b/i.test(html) || !/<t[rdh]\b/i.test(html)) return html
  return /<tr\b/i.test(html) ? `<table>${html}</table>` : `<table><tr>${html}</tr></table>`
}

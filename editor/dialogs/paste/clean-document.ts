import { withoutControlCharacters } from '#content/control-characters.ts'
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

/** Reduces the HTML that another program put on the clipboard to the text that the program shows and its structure. */
export function cleanDocument(html: string): CleanDocument {
  const styleSheets: string[] = []
  // Taken out of the text, because the Content Security Policy applies to the parsed document, too.
  const unstyled = withoutControlCharacters(html).replace(/<style\b[^>]*>([\s\S]*?)<\/style\s*>/gi, (_, sheet) => {
    styleSheets.push(sheet)
    return ''
  })
  const document = new DOMParser().parseFromString(inTable(unstyled), 'text/html')
  removeHidden(document, styleSheets.join('\n'))
  markListItems(document)
  const found: Found = { hasTable: false, pictures: [], longLinks: [] }
  const blocks = readBlocks(document.body, found)
  return { html: writeHtml(blocks), text: writeText(blocks), ...found }
}

/** Rows and cells without their table would be joined by the parser. */
function inTable(html: string): string {
  if (/<table\b/i.test(html) || !/<t[rdh]\b/i.test(html)) return html
  return /<tr\b/i.test(html) ? `<table>${html}</table>` : `<table><tr>${html}</tr></table>`
}

import { cleanDocument } from './clean-document.ts'

/** Inserts a document from the clipboard into the focused box for plain text. */
export function insertText(box: Element, html: string, plain: string): void {
  // Edge writes the title of a page into the HTML of a copied address.
  const text = /^https?:\/\/\S+$/.test(plain) ? plain : cleanDocument(html).text
  // The only way that keeps the browser's undo.
  document.execCommand('insertText', false, box instanceof HTMLTextAreaElement ? text : text.replaceAll('\n', ' '))
}

import { cleanDocument } from './clean-document.ts'

/** Inserts a document from the clipboard into the focused box for plain text, or into a text on the page. */
export function insertText(box: Element, html: string, plain: string): void {
  // Edge writes the title of a page into the HTML of a copied address.
  const text = html === '' || /^https?:\/\/\S+$/.test(plain) ? plain : cleanDocument(html).text
  const line = text.replace(/\s*\n\s*/g, ' ')
  // The only way that keeps the browser's undo.
  box.ownerDocument.execCommand('insertText', false, box instanceof HTMLTextAreaElement ? text : line)
}

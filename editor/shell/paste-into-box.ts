/** Pastes a document into a box for plain text of the site. Its plain form has comments and deleted text, too. */
export async function pasteIntoBox(event: ClipboardEvent) {
  const box = event.target as Element
  const html = event.clipboardData?.getData('text/html')
  if (!html || !box.matches('textarea[lang], input[lang]')) return
  event.preventDefault()
  const plain = event.clipboardData?.getData('text/plain') ?? ''
  const { insertText } = await import('../dialogs/paste/insert-text.ts')
  insertText(box, html, plain)
}

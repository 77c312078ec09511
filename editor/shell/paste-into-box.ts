/** Pastes a document into a box for plain text of the site. Its plain form has comments and deleted text, too. */
export function pasteIntoBox(event: ClipboardEvent) {
  const box = event.target as Element
  const [html = '', plain = ''] = ['html', 'plain'].map((kind) => event.clipboardData?.getData(`text/${kind}`))
  if (!html || !box.matches('textarea[lang], input[lang]')) return
  event.preventDefault()
  import('../form/paste/insert-text.ts').then(
    ({ insertText }) => insertText(box, html, plain),
    // If that code cannot be loaded, the plain form is pasted: its comments are less bad than a lost text.
    () => document.execCommand('insertText', false, plain),
  )
}

/**
 * Pastes a document as text into a box of the site, without its comments and deleted text, which its plain form
 * contains.
 */
export function pasteIntoBox(event: ClipboardEvent) {
  const box = event.target as Element
  const [html = '', plain = ''] = ['html', 'plain'].map((kind) => event.clipboardData?.getData(`text/${kind}`))
  if (!html || !box.matches('textarea[lang], input[lang]')) return
  event.preventDefault()
  import('../form/paste/insert-text.ts').then(
    ({ insertText }) => insertText(box, html, plain),
    // If that code cannot be loaded, pastes the plain form: the comments in it are less bad than a lost text.
    () => document.execCommand('insertText', false, plain),
  )
}

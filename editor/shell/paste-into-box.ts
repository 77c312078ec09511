const boxes = 'textarea[lang], input[lang]'
const loadInsertText = async () => (await import('../dialogs/paste/insert-text.ts')).insertText

/** Loads the code for pasting into a box before it is needed. */
export function prefetchPasting({ target }: FocusEvent) {
  if (target instanceof Element && target.matches(boxes)) loadInsertText().catch(() => {})
}

/** Pastes a document into a box for plain text of the site. Its plain form has comments and deleted text, too. */
export async function pasteIntoBox(event: ClipboardEvent) {
  const box = event.target as Element
  const [html = '', plain = ''] = ['html', 'plain'].map((kind) => event.clipboardData?.getData(`text/${kind}`))
  if (!html || !box.matches(boxes)) return
  event.preventDefault()
  try {
    const insertText = await loadInsertText()
    insertText(box, html, plain)
  } catch {
    // Without a connection, comments are less bad than losing the text.
    document.execCommand('insertText', false, plain)
  }
}

import { Slice } from '@tiptap/pm/model'
import { type EditorState, Selection, type Transaction } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { withoutControlCharacters } from '#content/control-characters.ts'
import { type CleanDocument, cleanDocument } from './clean-document.ts'

type Options = {
  /** Called for a document from another program, before it is inserted. */
  onPasted: (pasted: CleanDocument) => void
  /** Called with a pasted file, unless there is text on the clipboard, too: Excel adds a picture of the cells. */
  onFile?: (file: File) => void
}

/** Returns the properties of a Tiptap editor for pasting. Content copied from this editor is pasted as it is. */
export function pasteProps({ onPasted, onFile }: Options) {
  let last: { source: string; cleaned: CleanDocument } | undefined
  return {
    transformPastedText: withoutControlCharacters,
    transformPastedHTML(source: string, { dom }: EditorView): string {
      const dir = dom.dir === 'rtl' ? 'rtl' : 'ltr'
      last = source.includes('data-pm-slice') ? undefined : { source, cleaned: cleanDocument(source, dir) }
      return last?.cleaned.html ?? source
    },
    handlePaste(view: EditorView, { clipboardData }: ClipboardEvent, slice: Slice): boolean {
      const source = clipboardData?.getData('text/html') ?? ''
      const cleaned = last?.source === source ? last.cleaned : undefined
      const [file] = clipboardData?.files ?? []
      if (file && onFile && !(cleaned ? cleaned.html : source)) {
        onFile(file)
        return true
      }
      if (!cleaned) return false
      onPasted(cleaned)
      const areBlocks = /^<(?:p|h[1-6]|ul|ol|blockquote)\b/.test(cleaned.html)
      if (areBlocks) view.dispatch(insertBlocks(view.state, slice).scrollIntoView())
      // Inserting nothing would delete the selected text.
      return areBlocks || cleaned.html === ''
    },
  }
}

/** Inserts blocks at the selection, without joining them with the text before and after it. */
export function insertBlocks({ tr }: EditorState, { content, openStart, openEnd }: Slice): Transaction {
  tr.deleteSelection()
  const { $from } = tr.selection
  const { parent, parentOffset, pos, depth } = $from
  const row = $from.node(1)
  const isBehind = parentOffset > 0
  const isBefore = parentOffset < parent.content.size
  // In a list, what is pasted becomes a part of the list if it can.
  const isLine = depth === 1 || (depth === 2 && row.childCount === 1)
  if (!isLine) return tr.replaceSelection(new Slice(content, isBehind ? 0 : openStart, isBefore ? 0 : openEnd))
  const isEmpty = parent.content.size === 0 && !row.attrs.src
  if (isBehind && isBefore) tr.split(pos, depth)
  const from = isBehind && isBefore ? pos + depth : isBefore || isEmpty ? $from.before(1) : $from.after(1)
  const to = isEmpty ? $from.after(1) : from
  const steps = tr.steps.length
  tr.replaceWith(from, to, content)
  return tr.setSelection(Selection.near(tr.doc.resolve(tr.mapping.slice(steps).map(to)), -1))
}

import { TextSelection } from '@tiptap/pm/state'
import { type Editor, Extension, InputRule } from '@tiptap/react'
import { moveRow, setRowType } from './row-changes.ts'

/**
 * Input at the start of a paragraph, with the row type to which it converts the paragraph. Tiptap has rules for lists.
 */
const typed = [
  [/^#\s$/, 'heading'],
  [/^#{2,6}\s$/, 'subheading'],
  [/^>\s$/, 'quote'],
] as const

/** The keys that split, join and move rows, and the input rules that change the type of a row. */
export const rowKeys = Extension.create({
  name: 'rowKeys',
  priority: 200,
  addInputRules: () =>
    typed.map(
      ([find, type]) =>
        new InputRule({
          find,
          handler: ({ state, range }) => {
            if (state.selection.$from.depth !== 2) return null
            const { tr } = state
            tr.delete(range.from, range.to)
            setRowType(tr, type)
          },
        }),
    ),
  addKeyboardShortcuts: () => ({
    Enter: ({ editor }) => splitRow(editor),
    Backspace: ({ editor }) => joinBackward(editor),
    Delete: ({ editor }) => joinForward(editor),
    'Alt-ArrowUp': ({ editor }) => editor.commands.command(({ tr }) => moveRow(tr, -1)),
    'Alt-ArrowDown': ({ editor }) => editor.commands.command(({ tr }) => moveRow(tr, 1)),
  }),
})

/** Returns the row at the cursor if the cursor is in the row's own text or first paragraph; undefined in a list. */
function lineAt({ state }: Editor) {
  const { $from, empty } = state.selection
  const isLine = $from.parent.isTextblock && ($from.depth === 1 || $from.node(1).firstChild === $from.parent)
  return isLine && $from.depth <= 2 ? { $from, empty, row: $from.node(1), at: $from.before(1) } : undefined
}

/** Splits a paragraph, a heading or a quote on Enter. The new row is a paragraph. */
function splitRow(editor: Editor): boolean {
  const line = lineAt(editor)
  const { prose, paragraph } = editor.schema.nodes
  if (!line || !prose || !paragraph) return false
  const isProse = line.row.type === prose
  // An item with several paragraphs is not split: Enter adds another paragraph to the item.
  if (isProse && line.row.attrs.isCompound) return false
  return editor.commands.command(({ tr, state }) => {
    tr.deleteSelection()
    const { $from } = tr.selection
    const rest = $from.parent.slice($from.parentOffset)
    const isAtStart = $from.parentOffset === 0 && rest.size > 0
    if (isAtStart) {
      tr.insert($from.before(1), prose.create(null, paragraph.create()))
      return true
    }
    tr.delete($from.pos, $from.end())
    const after = tr.doc.resolve($from.pos).after(1)
    tr.insert(after, prose.create(null, paragraph.create(null, rest.content, state.storedMarks ?? undefined)))
    tr.setSelection(TextSelection.create(tr.doc, after + 2)).scrollIntoView()
    return true
  })
}

/**
 * Handles Backspace at the start of a row: converts a heading or quote to a paragraph, and joins a paragraph with the
 * row before it.
 */
function joinBackward(editor: Editor): boolean {
  const line = lineAt(editor)
  if (!line?.empty || line.$from.parentOffset > 0 || line.row.attrs.src) return false
  if (line.row.type.name !== 'prose') return editor.commands.command(({ tr }) => setRowType(tr, line.row.type.name))
  const index = line.$from.index(0)
  return index > 0 && joinRows(editor, line.at)
}

/** Joins a row with the next row on Delete at the end of the row. */
function joinForward(editor: Editor): boolean {
  const line = lineAt(editor)
  if (!line?.empty || line.$from.parentOffset < line.$from.parent.content.size) return false
  const end = line.at + line.row.nodeSize
  return line.row.childCount < 2 || line.row.isTextblock
    ? end < editor.state.doc.content.size && joinRows(editor, end)
    : false
}

/** Appends the first line of the row at a position to the last line of the row before it. */
function joinRows(editor: Editor, at: number): boolean {
  return editor.commands.command(({ tr }) => {
    const $at = tr.doc.resolve(at)
    const [before, row] = [$at.nodeBefore, $at.nodeAfter]
    const first = row?.isTextblock ? row : row?.firstChild
    if (!before || !row || !first?.isTextblock || row.attrs.src) return false
    const isWhole = first === row || row.childCount === 1
    tr.delete(isWhole ? at : at + 1, isWhole ? at + row.nodeSize : at + 1 + first.nodeSize)
    const end = TextSelection.near(tr.doc.resolve(at), -1)
    tr.insert(end.from, first.content)
    tr.setSelection(TextSelection.create(tr.doc, end.from)).scrollIntoView()
    return true
  })
}

import { Fragment, type Node, type NodeType, type Schema } from '@tiptap/pm/model'
import { type EditorState, TextSelection, type Transaction } from '@tiptap/pm/state'

export const idOf = (row: Node) => row.attrs.id as string | null
export const rowsOf = (document: Node): readonly Node[] => document.children
export const hasWords = (row: Node | undefined) => Boolean(row?.textContent.trim())

/**
 * Creates an empty row in the given schema. The given type may come from the document of the other language, which has a
 * schema of its own, so the type is looked up by its name.
 */
export function emptyRow({ name }: NodeType, attrs: Node['attrs'], { nodes }: Schema): Node {
  const content = name === 'prose' ? nodes.paragraph?.create() : undefined
  return (nodes[name] as NodeType).create(attrs, content)
}

/** Returns a row of a type with the text of another row. */
export function convertRow(row: Node, type: NodeType, attrs: Node['attrs']): Node {
  if (row.type.name === type.name) return type.create(attrs, row.content)
  const lines = linesOf(row)
  if (type.name === 'prose') {
    const { paragraph } = type.schema.nodes
    return type.create(attrs, Fragment.from(lines.flatMap((line) => paragraph?.create(null, line) ?? [])))
  }
  return type.create(attrs, joinLines(lines, type.schema))
}

/** Returns the content of each paragraph in a row, or of the row itself if it contains text directly. */
function linesOf(row: Node): Fragment[] {
  if (row.isTextblock) return [row.content]
  const lines: Fragment[] = []
  row.descendants((node) => {
    if (node.isTextblock) lines.push(node.content)
    return !node.isTextblock
  })
  return lines
}

const joinLines = (lines: Fragment[], { nodes }: Schema) =>
  lines.reduce((joined, line, index) => {
    const lineBreak = index > 0 && joined.size > 0 && line.size > 0 ? Fragment.from(nodes.hardBreak?.create()) : null
    return joined.append(lineBreak ?? Fragment.empty).append(line)
  }, Fragment.empty)

/**
 * Returns the document `follower` with the rows of `leader`, the document in the other language. Rows with the same id
 * keep their text, new rows are empty. Removed rows are added to `removed`, from where an undo restores their text.
 */
export function alignRows(leader: Node, follower: Node, removed: Map<string, Node>): Node {
  const known = new Map(rowsOf(follower).map((row) => [idOf(row), row]))
  const rows = rowsOf(leader).map((row) => {
    const id = idOf(row)
    const own = known.get(id) ?? removed.get(id ?? '')
    known.delete(id)
    if (!own) return emptyRow(row.type, row.attrs, follower.type.schema)
    const type = follower.type.schema.nodes[row.type.name] as NodeType
    return own.hasMarkup(type, row.attrs) ? own : convertRow(own, type, row.attrs)
  })
  for (const [id, row] of known) if (id) removed.set(id, row)
  return follower.copy(Fragment.from(rows))
}

/** Replaces the part of the document that differs from `next`. */
export function replaceDifference(tr: Transaction, next: Node): Transaction {
  const start = tr.doc.content.findDiffStart(next.content)
  const end = tr.doc.content.findDiffEnd(next.content)
  if (start === null || !end) return tr
  // Repeated text around the difference can match from both sides. Then the end is before the start.
  const overlap = Math.max(0, start - Math.min(end.a, end.b))
  return tr.replace(start, end.a + overlap, next.slice(start, end.b + overlap))
}

/** Returns the rows in the selection, each with its position. */
export function selectedRows({ doc, selection }: Pick<EditorState, 'doc' | 'selection'>) {
  const rows: { row: Node; at: number }[] = []
  doc.forEach((row, at) => {
    if (at < selection.to && at + row.nodeSize > selection.from) rows.push({ row, at })
  })
  return rows
}

/**
 * Converts the selected rows to a type, or to paragraphs if all of them have this type already. Changes nothing and
 * returns false if one of them has a picture or film.
 */
export function setRowType(tr: Transaction, name: string): boolean {
  const rows = selectedRows(tr)
  const isOn = rows.every(({ row }) => row.type.name === name)
  const type = tr.doc.type.schema.nodes[isOn ? 'prose' : name]
  if (!type || rows.some(({ row }) => row.attrs.src)) return false
  const { anchor, head } = tr.selection
  for (const { row, at } of rows.toReversed()) {
    tr.replaceWith(at, at + row.nodeSize, convertRow(row, type, { id: idOf(row) }))
  }
  select(tr, anchor, head)
  return true
}

/** Moves the row at the cursor one row up (-1) or down (1). */
export function moveRow(tr: Transaction, by: -1 | 1): boolean {
  const { $from, anchor, head } = tr.selection
  const index = $from.index(0)
  const row = tr.doc.maybeChild(index)
  const next = tr.doc.maybeChild(index + by)
  if (!row || !next) return false
  const at = $from.posAtIndex(index, 0)
  const from = by < 0 ? at - next.nodeSize : at
  tr.replaceWith(from, from + row.nodeSize + next.nodeSize, by < 0 ? [row, next] : [next, row])
  const shift = by * next.nodeSize
  select(tr, anchor + shift, head + shift)
  return true
}

/** Selects from `anchor` to `head`, or from and to the nearest positions where text can be selected. */
function select(tr: Transaction, anchor: number, head: number) {
  const at = (position: number) => tr.doc.resolve(Math.max(0, Math.min(position, tr.doc.content.size)))
  tr.setSelection(TextSelection.between(at(anchor), at(head)))
}

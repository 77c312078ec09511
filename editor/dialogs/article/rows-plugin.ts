import { isHistoryTransaction } from '@tiptap/pm/history'
import type { Node } from '@tiptap/pm/model'
import { Plugin, type Transaction } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import { newId } from '../../model/documents/documents.ts'
import { emptyRow, hasWords, idOf, rowsOf } from './row-changes.ts'

export type RowsPluginOptions = {
  /** The document of the other language; undefined until it is created. */
  other: () => Node | undefined
  /** Returns the text that an empty row shows; `isUntranslated`: the same row has text in the other language. */
  placeholder: (isUntranslated: boolean) => string
}

/**
 * Meta keys of transactions. `follows` marks those that copy the rows of the other language, `removesRows` those that
 * may remove rows with text in the other language.
 */
export const follows = 'follows'
export const removesRows = 'removesRows'

/** Returns a plugin that keeps one row per item of the body, each with a unique id, and marks empty rows. */
export function rowsPlugin({ other, placeholder }: RowsPluginOptions) {
  const plugin: Plugin<ReadonlySet<string>> = new Plugin<ReadonlySet<string>>({
    /** The ids of rows that were removed in both languages: redo removes them again. */
    state: {
      init: () => new Set(),
      apply(tr, removed, { doc }) {
        if (!tr.getMeta(removesRows)) return removed
        const left = new Set(rowsOf(tr.doc).map(idOf))
        return new Set([...removed, ...rowsOf(doc).flatMap((row) => idOf(row) ?? [])].filter((id) => !left.has(id)))
      },
    },
    appendTransaction(transactions, before, after) {
      const { tr } = after
      const hasChanged = transactions.some(({ docChanged }) => docChanged)
      if (!hasChanged || transactions.some((each) => each.getMeta(follows))) return null
      splitRows(tr)
      setIds(tr, before.doc)
      const removed = transactions.some(isHistoryTransaction) ? plugin.getState(after) : undefined
      if (!transactions.some((each) => each.getMeta(removesRows))) keepRowsOf(tr, other(), removed)
      return tr.docChanged ? tr : null
    },
    props: {
      decorations({ doc }) {
        const others = new Map(other()?.children.map((row) => [idOf(row), row]))
        const empty: Decoration[] = []
        doc.forEach((row, at) => {
          if (hasWords(row)) return
          const text = placeholder(hasWords(others.get(idOf(row))))
          empty.push(Decoration.node(at, at + row.nodeSize, { class: 'is-empty', 'data-hint': text }))
        })
        return DecorationSet.create(doc, empty)
      },
    },
  })
  return plugin
}

/** Splits rows with several blocks, except rows whose stored item has several blocks (`isCompound`). */
function splitRows(tr: Transaction) {
  const boundaries: number[] = []
  tr.doc.forEach((row, at) => {
    if (row.type.name !== 'prose' || row.attrs.isCompound) return
    row.forEach((_, offset) => {
      if (offset > 0) boundaries.push(at + 1 + offset)
    })
  })
  for (const at of boundaries.toReversed()) tr.split(at)
}

/**
 * Gives a new id to each row without an id, and to each row with the id of an earlier row. A row that replaces another
 * gets the id of that row instead: text that is pasted over a row stays in the same row as its translation.
 */
function setIds(tr: Transaction, before: Node) {
  const known = new Map(rowsOf(before).map((row) => [idOf(row), row]))
  const taken = new Set<string>()
  const ids = rowsOf(tr.doc).map((row) => {
    const id = idOf(row)
    if (id === null || taken.has(id)) return null
    taken.add(id)
    return id
  })
  rowsOf(tr.doc).forEach((row, index) => {
    const next = tr.doc.maybeChild(index + 1)
    const id = ids[index]
    // After Enter at the start of a row, the empty row before the text is the new one, and the text keeps its id.
    const isPushed = id && next && ids[index + 1] === null && !hasWords(row) && hasWords(next)
    if (isPushed && known.get(id)?.textContent === next.textContent) ids.splice(index, 2, null, id)
  })
  const replaced = [...known].flatMap(([id, row]) => (id && !taken.has(id) && !row.attrs.src ? [id] : []))
  tr.doc.forEach((row, at, index) => {
    const id = ids[index] ?? (row.attrs.src ? undefined : replaced.shift()) ?? newId()
    if (id === idOf(row)) return
    tr.setNodeAttribute(at, 'id', id)
    if (row.type.name === 'prose') tr.setNodeAttribute(at, 'isIntro', known.get(id)?.attrs.isIntro ?? false)
  })
}

/**
 * Adds an empty row for each row that is missing here and has text in the other language, so that this text is not
 * lost. Does not add the rows whose ids are in `removed`.
 */
function keepRowsOf(tr: Transaction, other: Node | undefined, removed: ReadonlySet<string> = new Set()) {
  const isThere = (row: Node) => rowsOf(tr.doc).some((each) => idOf(each) === idOf(row))
  let end = 0
  for (const row of other?.children ?? []) {
    if (isThere(row)) {
      tr.doc.forEach((each, at) => {
        if (idOf(each) === idOf(row)) end = at + each.nodeSize
      })
    } else if (hasWords(row) && !removed.has(idOf(row) ?? '')) {
      const kept = emptyRow(row.type, row.attrs, tr.doc.type.schema)
      tr.insert(end, kept)
      end += kept.nodeSize
    }
  }
}

import { type Edit, isListEdit, isLocalized, looksSame } from '#content/edits.ts'
import { conflictsOf } from '#content/merge.ts'
import { idsAt, type Path, readAt } from '#content/path.ts'
import type { EditorDocument } from '../documents/documents.ts'

/**
 * Finds the values of a save that somebody else has changed since they were typed. The server does not find them if
 * the save waited (for another save, for a sign-in, in the journal): it is then sent with a newer version than the
 * one it was typed in. Moves and removals of list items are never stale, because items are identified by id.
 */
export function createStalenessCheck() {
  /**
   * By place and value of an own edit: the value that the server stored (possibly normalized) or, if the edit was
   * rejected, the former value. A later edit may have been typed over the own value before the server answered.
   */
  const resultingValues = new Map<string, unknown>()
  const nameOf = (document: EditorDocument, path: Path, value: unknown) =>
    `${[document.key, ...path].join('/')}=${JSON.stringify(value ?? '')}`

  return {
    /** Records that the server stored these values, possibly normalized. */
    recordStored(document: EditorDocument, edits: Edit[], content: unknown) {
      for (const { path, value, read } of valuesOf(edits)) {
        resultingValues.set(nameOf(document, path, value), read(content))
      }
    },
    /** Records that the server rejected these values and the screen was rolled back. */
    recordRejected(document: EditorDocument, edits: Edit[]) {
      for (const { path, value, was } of valuesOf(edits)) resultingValues.set(nameOf(document, path, value), was)
    },
    /** Returns the paths of the values that somebody else has changed ('tabs.first.title.en'). */
    pathsOf(document: EditorDocument, edits: Edit[]): string[] {
      const values = valuesOf(edits).map(({ path, was, read, over }) => {
        const name = nameOf(document, path, was)
        const isExpected = looksSame(read(document.content), was) || !resultingValues.has(name)
        return over(isExpected ? was : resultingValues.get(name))
      })
      // If the response to a save was lost, the item that it added is stored already, and may have been changed since.
      const added = edits.filter((edit) => isListEdit(edit) && 'add' in edit.list)
      return conflictsOf([...values, ...added], document.content, looksSame)
    },
  }
}

type Value = {
  path: Path
  value: unknown
  was: unknown
  read: (content: unknown) => unknown
  /** Returns the edit that replaces `was` by `value`. */
  over: (was: unknown) => Edit
}

/**
 * Returns every value that the edits write. A text in two languages is one value per language. The order of a list is
 * one value, the list of ids. Other list edits write no value.
 */
function valuesOf(edits: Edit[]): Value[] {
  return edits.flatMap((edit): Value[] => {
    if (!isListEdit(edit)) {
      const { path, value, was } = edit
      if (!isLocalized(value)) return [valueAt(path, value, was)]
      return Object.entries(value).map(([locale, text]) => valueAt([...path, locale], text, readAt(was, [locale])))
    }
    const { path, list } = edit
    if (!('order' in list)) return []
    const { order, was } = list
    const over = (was: unknown): Edit => ({ path, list: { order, was: was as string[] } })
    return [{ path, value: order, was, read: (content) => idsAt(content, path), over }]
  })
}

function valueAt(path: Path, value: unknown, was: unknown): Value {
  const over = (was: unknown) => ({ path, value, was }) as Edit
  return { path, value, was, read: (content) => readAt(content, path), over }
}

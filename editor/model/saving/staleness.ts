import { type Edit, isListEdit, isLocalized, looksSame } from '#content/edits.ts'
import { conflictsOf } from '#content/merge.ts'
import { idsAt, type Path, readAt } from '#content/path.ts'
import type { EditorDocument } from '../documents/documents.ts'

/**
 * Checks whether somebody else has changed the values that a change was typed over. The server compares with the
 * version that a save is based on, but a change that waited (in the queue, for a sign-in, on the device) is sent with a
 * newer version. List items are identified by id, so moving, removing or newly adding one is never stale.
 */
export function createStalenessCheck() {
  /** What our own values became on the server: a later change may have been typed over them before the answer came. */
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
    /** The paths of the values that somebody else has changed ('tabs.first.title.en'). */
    pathsOf(document: EditorDocument, edits: Edit[]): string[] {
      const values = valuesOf(edits).map(({ path, was, read, over }) => {
        const name = nameOf(document, path, was)
        const isExpected = looksSame(read(document.content), was) || !resultingValues.has(name)
        return over(isExpected ? was : resultingValues.get(name))
      })
      // An added item may be stored already, by a save whose response was lost, and changed since.
      const added = edits.filter((edit) => isListEdit(edit) && 'add' in edit.list)
      return conflictsOf([...values, ...added], document.content, looksSame)
    },
  }
}

type Value = {
  path: Path
  value: unknown
  was: unknown
  /** Reads the value from a content. */
  read: (content: unknown) => unknown
  /** The edit that writes `value` over `was`. */
  over: (was: unknown) => Edit
}

/** Every value that the edits write; a localized text is one value per language, the order of a list is its ids. */
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

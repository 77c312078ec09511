import { type Edit, isListEdit, isLocalized, looksSame, type Path, readAt } from '#content/edits.ts'
import { conflictsOf } from '#content/merge.ts'
import type { EditorDocument } from '../documents/documents.ts'

/**
 * Checks whether somebody else has changed the values that a change was typed over. The server compares with the
 * version that a save is based on, but a change that waited (in the queue, for a sign-in, on the device) is sent with a
 * newer one. List items are identified by id, so moving or removing them, or adding a new one, is never stale.
 */
export function createStalenessCheck() {
  /** What our own values became, because another change may have been typed over them before the server answered. */
  const resultingValues = new Map<string, unknown>()
  const nameOf = (document: EditorDocument, path: Path, value: unknown) =>
    `${[document.key, ...path].join('/')}=${JSON.stringify(value ?? '')}`

  return {
    /** Records that the server stored these values, possibly normalized. */
    recordStored(document: EditorDocument, edits: Edit[], content: unknown) {
      for (const { path, value } of valuesOf(edits)) {
        resultingValues.set(nameOf(document, path, value), readAt(content, path))
      }
    },
    /** Records that the server rejected these values and the screen was rolled back. */
    recordRejected(document: EditorDocument, edits: Edit[]) {
      for (const { path, value, was } of valuesOf(edits)) resultingValues.set(nameOf(document, path, value), was)
    },
    /** The paths of the values that somebody else has changed ('tabs.first.title.en'). */
    pathsOf(document: EditorDocument, edits: Edit[]): string[] {
      const values = valuesOf(edits).map((edit) => {
        const { path, was } = edit
        const name = nameOf(document, path, was)
        const isExpected = looksSame(readAt(document.content, path), was) || !resultingValues.has(name)
        return isExpected ? edit : { ...edit, was: resultingValues.get(name) }
      })
      // An added item may be stored already, by a save whose response was lost, and changed since.
      const added = edits.filter((edit) => isListEdit(edit) && 'add' in edit.list)
      return conflictsOf([...(values as Edit[]), ...added], document.content, looksSame)
    },
  }
}

/** Every value that the edits write; a localized text is one value per language. */
function valuesOf(edits: Edit[]) {
  return edits.flatMap((edit): { path: Path; value: unknown; was: unknown }[] => {
    if (isListEdit(edit)) return []
    const { path, value, was } = edit
    if (!isLocalized(value)) return [edit]
    return Object.entries(value).map(([locale, text]) => {
      return { path: [...path, locale], value: text, was: readAt(was, [locale]) }
    })
  })
}

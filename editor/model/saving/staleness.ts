import { locales } from '#content/locale.ts'
import { isSame } from '#content/merge.ts'
import type { EditorDocument } from '../documents/documents.ts'
import { type Edit, isListEdit, isLocalized, readAt, type ValueEdit } from '../edits/edits.ts'

/**
 * Checks whether somebody else has changed the values that a change was typed over. The server compares with the
 * version that a save is based on, but a change that waited (in the queue, for a sign-in, on the device) is sent with a
 * newer one. List items are identified by id, so moving or removing them, or adding a new one, is never stale.
 */
export function createStalenessCheck() {
  /** What our own values became, because another change may have been typed over them before the server answered. */
  const resultingValues = new Map<string, unknown>()
  const nameOf = (key: string, value: unknown) => `${key}=${JSON.stringify(value)}`

  return {
    /** Records that the server stored these values, possibly normalized. */
    recordStored(document: EditorDocument, edits: Edit[], content: unknown) {
      for (const { key, mine, now } of valuesOf(document, edits, content)) resultingValues.set(nameOf(key, mine), now)
    },
    /** Records that the server rejected these values and the screen was rolled back. */
    recordRejected(document: EditorDocument, edits: Edit[]) {
      for (const { key, mine, was } of valuesOf(document, edits, document.content))
        resultingValues.set(nameOf(key, mine), was)
    },
    /** The paths of the values that somebody else has changed ('tabs.first.title.en'). */
    pathsOf(document: EditorDocument, edits: Edit[]): string[] {
      const stale = valuesOf(document, edits, document.content).filter(({ key, was, mine, now }) => {
        const expected = resultingValues.has(nameOf(key, was)) ? resultingValues.get(nameOf(key, was)) : was
        return !isSame(now, was) && !isSame(now, mine) && !isSame(now, expected)
      })
      return [...stale.map(({ dottedPath }) => dottedPath), ...storedOtherwise(edits, document.content)]
    },
  }
}

/** The paths of added list items that were stored by a save whose response was lost, and were changed since. */
function storedOtherwise(edits: Edit[], content: unknown): string[] {
  return edits.flatMap((edit) => {
    if (!isListEdit(edit) || !('add' in edit.list)) return []
    const path = [...edit.path, edit.list.add.id]
    const stored = readAt(content, path)
    return stored === undefined || isSame(stored, edit.list.add) ? [] : [path.join('.')]
  })
}

type Value = { key: string; dottedPath: string; was: unknown; mine: unknown; now: unknown }

/** Every value that the edits write; a localized text is one value per language. */
function valuesOf(document: EditorDocument, edits: Edit[], content: unknown): Value[] {
  return edits.filter((edit) => !isListEdit(edit)).flatMap((edit) => valuesOfEdit(document, edit as ValueEdit, content))
}

function valuesOfEdit(
  { key: documentKey }: EditorDocument,
  { path, value, was }: ValueEdit,
  content: unknown,
): Value[] {
  const now = readAt(content, path)
  const at = (keyPath: string[]) => ({ key: [documentKey, ...keyPath].join('/'), dottedPath: keyPath.join('.') })
  if (!isLocalized(value)) return [{ ...at(path), was: filled(was), mine: filled(value), now: filled(now) }]
  return locales
    .filter((locale) => value[locale] !== undefined)
    .map((locale) => ({
      ...at([...path, locale]),
      was: textIn(was, locale),
      mine: textIn(value, locale),
      now: textIn(now, locale),
    }))
}

/** An empty text and a missing one look the same on the page. */
const filled = (value: unknown) => (value === '' ? undefined : value)
const textIn = (value: unknown, locale: (typeof locales)[number]) => (isLocalized(value) ? (value[locale] ?? '') : '')

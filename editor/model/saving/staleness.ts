import { locales } from '#content/locale.ts'
import { isSame } from '#content/merge.ts'
import type { EditorDocument } from '../documents/documents.ts'
import { type Edit, isListEdit, isLocalized, readAt, type ValueEdit } from '../edits/edits.ts'

/**
 * Tells whether somebody else has changed what a change was written over. The server compares with the version a save
 * starts from; but a change that waited (in a row, for a login, on the device) is sent with a newer one. Entries of
 * lists are named by their id, so moving and removing them overtakes nobody, nor does adding one that is new.
 */
export function createStalenessCheck() {
  /** What has become of values of our own, over which another change may have been written meanwhile. */
  const became = new Map<string, unknown>()
  const nameOf = (key: string, value: unknown) => `${key}=${JSON.stringify(value)}`

  return {
    /** The server stored these values, perhaps a little tidied. */
    stored(unit: EditorDocument, edits: Edit[], content: unknown) {
      for (const { key, mine, now } of valuesOf(unit, edits, content)) became.set(nameOf(key, mine), now)
    },
    /** The server did not store them, and the screen went back. */
    refused(unit: EditorDocument, edits: Edit[]) {
      for (const { key, mine, was } of valuesOf(unit, edits, unit.content)) became.set(nameOf(key, mine), was)
    },
    /** The paths of what somebody else has changed ('tabs.first.title.en'). */
    pathsOf(unit: EditorDocument, edits: Edit[]): string[] {
      const stale = valuesOf(unit, edits, unit.content).filter(({ key, was, mine, now }) => {
        const expected = became.has(nameOf(key, was)) ? became.get(nameOf(key, was)) : was
        return !isSame(now, was) && !isSame(now, mine) && !isSame(now, expected)
      })
      return [...stale.map(({ path }) => path), ...storedOtherwise(edits, unit.content)]
    },
  }
}

/** New entries that are stored already, by a save whose answer never came, and were changed since. */
function storedOtherwise(edits: Edit[], content: unknown): string[] {
  return edits.flatMap((edit) => {
    if (!isListEdit(edit) || !('add' in edit.list)) return []
    const steps = [...edit.steps, edit.list.add.id]
    const stored = readAt(content, steps)
    return stored === undefined || isSame(stored, edit.list.add) ? [] : [steps.join('.')]
  })
}

type Value = { key: string; path: string; was: unknown; mine: unknown; now: unknown }

/** Each language of a text, and each other value, that the edits write. */
function valuesOf(unit: EditorDocument, edits: Edit[], content: unknown): Value[] {
  return edits.filter((edit) => !isListEdit(edit)).flatMap((edit) => valuesOfEdit(unit, edit as ValueEdit, content))
}

function valuesOfEdit({ key: unit }: EditorDocument, { steps, value, was }: ValueEdit, content: unknown): Value[] {
  const now = readAt(content, steps)
  const at = (keyPath: string[]) => ({ key: [unit, ...keyPath].join('/'), path: keyPath.join('.') })
  if (!isLocalized(value)) return [{ ...at(steps), was: filled(was), mine: filled(value), now: filled(now) }]
  return locales
    .filter((locale) => value[locale] !== undefined)
    .map((locale) => ({
      ...at([...steps, locale]),
      was: textIn(was, locale),
      mine: textIn(value, locale),
      now: textIn(now, locale),
    }))
}

/** An empty text and none are the same to whoever reads it. */
const filled = (value: unknown) => (value === '' ? undefined : value)
const textIn = (value: unknown, locale: (typeof locales)[number]) => (isLocalized(value) ? (value[locale] ?? '') : '')

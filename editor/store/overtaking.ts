import { isSame } from '#content/merge.ts'
import { locales } from '#content/text.ts'
import { type Edit, isListEdit, isLocalized, readAt, type ValueEdit } from './content-path.ts'
import type { Unit } from './units.ts'

/**
 * Tells whether somebody else has changed what a change was written over. The server compares with the version a save
 * starts from; but a change that waited (in a row, for a login, on the device) is sent with a newer one. Entries of
 * lists are named by their id, so adding, moving and removing them overtakes nobody.
 */
export function createOvertaking() {
  /** What has become of values of our own, over which another change may have been written meanwhile. */
  const became = new Map<string, unknown>()
  const nameOf = (key: string, value: unknown) => `${key}=${JSON.stringify(value)}`

  return {
    /** The server stored these values, perhaps a little tidied. */
    stored(unit: Unit, edits: Edit[], content: unknown) {
      for (const { key, mine, now } of valuesOf(unit, edits, content)) became.set(nameOf(key, mine), now)
    },
    /** The server did not store them, and the screen went back. */
    refused(unit: Unit, edits: Edit[]) {
      for (const { key, mine, was } of valuesOf(unit, edits, unit.content)) became.set(nameOf(key, mine), was)
    },
    isOvertaken(unit: Unit, edits: Edit[]): boolean {
      return valuesOf(unit, edits, unit.content).some(({ key, was, mine, now }) => {
        const expected = became.has(nameOf(key, was)) ? became.get(nameOf(key, was)) : was
        return !isSame(now, was) && !isSame(now, mine) && !isSame(now, expected)
      })
    },
  }
}

type Value = { key: string; was: unknown; mine: unknown; now: unknown }

/** Each language of a text, and each other value, that the edits write. */
function valuesOf(unit: Unit, edits: Edit[], content: unknown): Value[] {
  return edits.filter((edit) => !isListEdit(edit)).flatMap((edit) => valuesOfEdit(unit, edit as ValueEdit, content))
}

function valuesOfEdit({ key: unit }: Unit, { steps, value, was }: ValueEdit, content: unknown): Value[] {
  const now = readAt(content, steps)
  const key = [unit, ...steps].join('/')
  if (!isLocalized(value)) return [{ key, was: filled(was), mine: filled(value), now: filled(now) }]
  return locales
    .filter((locale) => value[locale] !== undefined)
    .map((locale) => ({
      key: `${key}/${locale}`,
      was: textIn(was, locale),
      mine: textIn(value, locale),
      now: textIn(now, locale),
    }))
}

/** An empty text and none are the same to whoever reads it. */
const filled = (value: unknown) => (value === '' ? undefined : value)
const textIn = (value: unknown, locale: (typeof locales)[number]) => (isLocalized(value) ? (value[locale] ?? '') : '')

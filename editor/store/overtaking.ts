import { type Locale, locales } from '#content/text.ts'
import { type Edit, type FieldPatch, readAt } from './content-path.ts'
import type { Unit } from './units.ts'

/**
 * Tells whether somebody else has changed what a change was written over. The server compares with the version a save
 * starts from; but a change that waited (in a row, for a login, on the device) is sent with a newer one.
 */
export function createOvertaking() {
  /** What has become of words of our own, over which another change may have been written meanwhile. */
  const became = new Map<string, string>()

  return {
    /** The server stored these words, perhaps a little tidied. */
    stored(unit: Unit, edits: Edit[], content: unknown) {
      for (const { key, mine, now } of valuesOf(unit, edits, content)) became.set(`${key}=${mine}`, now)
    },
    /** The server did not store them, and the screen went back. */
    refused(unit: Unit, edits: Edit[]) {
      for (const { key, mine, was } of valuesOf(unit, edits, unit.content)) became.set(`${key}=${mine}`, was)
    },
    isOvertaken(unit: Unit, edits: Edit[]): boolean {
      return valuesOf(unit, edits, unit.content).some(
        ({ key, was, mine, now }) => now !== was && now !== mine && became.get(`${key}=${was}`) !== now,
      )
    },
  }
}

type Value = { key: string; was: string; mine: string; now: string }

/** Each language of a text, and each address, that the edits write. */
function valuesOf(unit: Unit, edits: Edit[], content: unknown): Value[] {
  return edits.flatMap((edit) => valuesOfEdit(unit, edit, content))
}

function valuesOfEdit({ key: unit }: Unit, { steps, value, was }: Edit, content: unknown): Value[] {
  const now = readAt(content, steps) as FieldPatch | undefined
  const key = [unit, ...steps].join('/')
  if (typeof value === 'string') return [{ key, was: textAt(was), mine: value, now: textAt(now) }]
  return locales
    .filter((locale) => value[locale] !== undefined)
    .map((locale) => ({
      key: `${key}/${locale}`,
      was: textAt(was, locale),
      mine: textAt(value, locale),
      now: textAt(now, locale),
    }))
}

function textAt(value: FieldPatch | undefined, locale?: Locale): string {
  return (typeof value === 'object' && locale ? value[locale] : (value as string | undefined)) ?? ''
}

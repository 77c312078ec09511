import { catalogue } from '#blocks/catalogue.ts'
import { isSame } from '#content/json.ts'
import { type BilingualText, inLocale, type Locale } from '#content/locale.ts'
import type { BlockDefinition } from '#content/schema/block-definition.ts'
import type { EditorDocument } from './documents.ts'
import { isSettings } from './field-schema.ts'

type Item = Record<string, unknown>

/** Returns the keys of the fields that only items of this item's type have, such as the place of an event. */
export function ownFieldsOf(type: EditorDocument['type'], item: unknown): string[] {
  const { newItemFields = [] } = collectionOf(type) ?? {}
  return newItemFields.filter(({ of }) => of !== undefined && of === (item as Item).type).map(({ path }) => path)
}

/**
 * Returns the key of the field from which a part of a text was made: the part after `letters` letters, or the first
 * part. Undefined if an editor wrote the text.
 */
export function sourceOf(
  { type, edited: item }: Pick<EditorDocument, 'type' | 'edited'>,
  key: string,
  locale: Locale,
  letters = 0,
): string | undefined {
  const sources = ownFieldsOf(type, item)
  const make = collectionOf(type)?.updateDerivedFields
  if (!make || sources.length === 0) return undefined
  const textWithout = (...keys: string[]) =>
    (make(without(item, [key, ...keys]), without(item, [key, ...sources])) as Item)[key] as BilingualText | undefined
  const text = textWithout()
  if (!isSame(text, item[key])) return undefined
  const shown = (of: BilingualText | undefined) => (of ? inLocale(of, locale).text : '')
  // Without its source field the text is different: the part begins at the first difference.
  const parts = sources
    .map((source) => ({ source, start: firstDifference(shown(text), shown(textWithout(source))) }))
    .filter(({ start }) => start !== undefined)
    .sort((a, b) => (a.start ?? 0) - (b.start ?? 0))
  return (parts.findLast(({ start = 0 }) => start <= letters) ?? parts[0])?.source ?? sources[0]
}

const collectionOf = (type: EditorDocument['type']) =>
  isSettings(type) ? undefined : (catalogue[type] as BlockDefinition).collection

const without = (item: Item, keys: string[]): Item =>
  Object.fromEntries(Object.entries(item).filter(([key]) => !keys.includes(key)))

function firstDifference(one: string, other: string): number | undefined {
  if (one === other) return undefined
  const at = [...one].findIndex((letter, index) => letter !== other[index])
  return at < 0 ? one.length : at
}

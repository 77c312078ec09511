import { entryShape, kindOf, type Shape } from '#content/shape.ts'
import type { Desk } from './desk.ts'
import { definitionOf, schemaOf } from './field-kind.ts'
import { feedOwner, itemsShown, type Place } from './places.ts'
import { isLocalized, type Steps } from './store/content-path.ts'
import { type Unit, unitKey } from './store/units.ts'
import { translationOf } from './translation.ts'

/** A text that has English words and no Arabic ones of its own: none, the English again, or those of a new block. */
export type Untranslated = { place: Place; english: string }

/** Those of a content, by its schema. */
export function untranslatedIn(schema: Shape, value: unknown, unit: string, steps: Steps = []): Untranslated[] {
  if (value === undefined || value === null) return []
  const kind = kindOf(schema)
  if (kind === 'text' || kind === 'rich') {
    return isLocalized(value) && translationOf(value) !== 'there'
      ? [{ place: { unit, steps, kind }, english: value.en ?? '' }]
      : []
  }
  if (schema.type === 'array' && Array.isArray(value)) {
    const { element } = schema
    return value.flatMap((entry, at) => untranslatedIn(element, entry, unit, [...steps, entry?.id ?? String(at)]))
  }
  const content = value as Record<string, unknown>
  if (schema.type === 'object') {
    return Object.entries(schema.fields).flatMap(([key, field]) =>
      untranslatedIn(field, content[key], unit, [...steps, key]),
    )
  }
  if (schema.type === 'record') {
    return Object.keys(content).flatMap((key) =>
      untranslatedIn(entryShape(schema, key), content[key], unit, [...steps, key]),
    )
  }
  return []
}

/** Those of everything that stands on the screen, from top to bottom, as far as it is loaded. */
export function untranslatedOnPage({ places, units }: Pick<Desk, 'places' | 'units'>): Untranslated[] {
  return places.all().flatMap((block) => {
    const owner = block.posts && feedOwner(units, block)?.key
    const ofOthers = owner ? (block.posts ?? []).map(({ id }) => unitKey(owner, id)) : []
    const keys = [block.id, ...(itemsShown(block) ?? []).map(({ id }) => unitKey(block.id, id)), ...ofOthers]
    return keys.flatMap((key) => untranslatedOf(units.get(key)))
  })
}

function untranslatedOf(unit: Unit | undefined): Untranslated[] {
  if (!unit) return []
  const key = definitionOf(unit.type).collection?.key
  // Its items are units of their own.
  const content = key && !unit.item ? { ...unit.edited, [key]: undefined } : unit.edited
  return untranslatedIn(schemaOf(unit), content, unit.key)
}

import { isLocalized } from '#content/edits.ts'
import type { Path } from '#content/path.ts'
import type { Shape } from '#content/shape.ts'
import type { EditorDocument } from '../documents/documents.ts'
import { childrenOf, definitionOf, schemaOf } from '../documents/field-schema.ts'
import { keysShownIn, type Place } from '../documents/places.ts'
import type { EditorStore } from '../store.ts'
import { translationOf } from './translation-state.ts'

/** A text with English whose Arabic is missing, a copy of the English, or the placeholder of a new block. */
export type Untranslated = { place: Place; english: string }

/** The untranslated texts of a content, by its schema. */
export function untranslatedIn(schema: Shape, value: unknown, documentKey: string, path: Path = []): Untranslated[] {
  const { type: kind } = schema
  if (kind === 'text' || kind === 'rich') {
    return isLocalized(value) && translationOf(value) !== 'there'
      ? [{ place: { documentKey, path, kind }, english: value.en ?? '' }]
      : []
  }
  return childrenOf(schema, value).flatMap((part) =>
    untranslatedIn(part.schema, part.value, documentKey, [...path, part.key]),
  )
}

/** The untranslated texts of everything on the screen, from top to bottom, as far as it is loaded. */
export function untranslatedOnPage({ places, documents }: Pick<EditorStore, 'places' | 'documents'>): Untranslated[] {
  const keys = places.all().flatMap((block) => keysShownIn(documents, block))
  return keys.flatMap((key) => untranslatedOf(documents.get(key)))
}

function untranslatedOf(document: EditorDocument | undefined): Untranslated[] {
  if (!document) return []
  const key = definitionOf(document.type).collection?.key
  // The items of the collection are documents of their own.
  const content = key && !document.item ? { ...document.edited, [key]: undefined } : document.edited
  return untranslatedIn(schemaOf(document), content, document.key)
}

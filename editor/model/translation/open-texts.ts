import { type TranslationState, textsOf } from '#content/translation.ts'
import type { EditorDocument } from '../documents/documents.ts'
import { definitionOf, schemaOf } from '../documents/field-schema.ts'
import { keysShownIn, type Place } from '../documents/places.ts'
import type { EditorStore } from '../store.ts'

/** A text whose Arabic needs work: it is missing, a placeholder, outdated, or imported and not approved. */
export type OpenText = { place: Place; english: string; state: Exclude<TranslationState, 'approved'> }

/** Returns the open texts of the documents on the screen. Documents that are not loaded are skipped. */
export function openTextsOnPage({
  places,
  documents,
  translations,
}: Pick<EditorStore, 'places' | 'documents' | 'translations'>): OpenText[] {
  const keys = places.all().flatMap((block) => keysShownIn(documents, block))
  return keys.flatMap((key) => {
    const document = documents.get(key)
    return textsOfDocument(document).flatMap(({ path, kind, text }) => {
      const place = { documentKey: key, path, kind }
      const state = translations.stateAt(place, text)
      return state && state !== 'approved' ? [{ place, english: text.en ?? '', state }] : []
    })
  })
}

function textsOfDocument(document: EditorDocument | undefined) {
  if (!document) return []
  const key = definitionOf(document.type).collection?.key
  // The items of a collection are excluded here, because they are documents of their own.
  const content = key && !document.item ? { ...document.edited, [key]: undefined } : document.edited
  return textsOf(schemaOf(document), content)
}

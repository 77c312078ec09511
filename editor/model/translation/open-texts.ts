import { type TranslationState, textsOf } from '#content/translation.ts'
import type { EditorDocument } from '../documents/documents.ts'
import { definitionOf, schemaOf } from '../documents/field-schema.ts'
import { keysShownIn, type Place } from '../documents/places.ts'
import type { EditorStore } from '../store.ts'

/** A text whose Arabic needs somebody: it is missing, a placeholder, outdated, or imported and not yet read. */
export type OpenText = { place: Place; english: string; state: Exclude<TranslationState, 'approved'> }

/** The open texts of everything on the screen, from top to bottom, as far as it is loaded. */
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
  // The items of the collection are documents of their own.
  const content = key && !document.item ? { ...document.edited, [key]: undefined } : document.edited
  return textsOf(schemaOf(document), content)
}

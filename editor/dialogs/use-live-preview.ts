import { useLayoutEffect, useState } from 'react'
import type { Edit } from '#content/edits.ts'
import { useEditor } from '../components/editor-context.ts'
import type { Place } from '../model/documents/places.ts'
import { newId } from '../model/edits/new-id.ts'

/** Shows edits on the page while they are typed, until the dialog closes. */
export function useLivePreview(place: Place, edits: Edit[]) {
  const { documents } = useEditor()
  // Not the id of the draft, which the saved change gets: closing removes the preview, not the change.
  const [id] = useState(newId)
  const now = JSON.stringify(edits)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `edits` is new on each render; `now` compares its content
  useLayoutEffect(() => documents.preview({ id, place, edits }), [documents, id, place, now])
  useLayoutEffect(() => () => documents.preview({ id, place, edits: [] }), [documents, id, place])
}

import { useLayoutEffect, useState } from 'react'
import type { Edit } from '#content/edits.ts'
import { useEditor } from '../components/editor-context.ts'
import { newId } from '../model/documents/documents.ts'
import type { Place } from '../model/documents/places.ts'

/** Shows unsaved edits on the page while their dialog or form is open. */
export function useLivePreview(place: Place, edits: Edit[]) {
  const { documents } = useEditor()
  // Not the id of the draft: the saved change has that id, so that removing the preview would remove the change too.
  const [id] = useState(newId)
  const now = JSON.stringify(edits)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `edits` is new on each render; `now` is its content
  useLayoutEffect(() => documents.preview({ id, place, edits }), [documents, id, place, now])
  useLayoutEffect(() => () => documents.preview({ id, place, edits: [] }), [documents, id, place])
}

import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Edit } from '#content/edits.ts'
import { useEditor } from '../components/editor-context.ts'
import { newId } from '../model/documents/documents.ts'
import type { Place } from '../model/documents/places.ts'

const interval = 400

/**
 * Calls `keep` with the edits at most every `interval` ms while they change, so that a crashed or closed tab loses little
 * input, also of somebody who types without a pause.
 */
export function useDraftAutosave(edits: Edit[], keep: ((edits: Edit[]) => void) | undefined) {
  const now = JSON.stringify(edits)
  const latest = useRef({ edits, now, keep })
  const lastKept = useRef('[]')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `edits` is new on each render; `now` is its content
  useEffect(() => {
    latest.current = { edits, now, keep }
    if (!keep || lastKept.current === now) return
    timer.current ??= setTimeout(() => {
      timer.current = undefined
      lastKept.current = latest.current.now
      latest.current.keep?.(latest.current.edits)
    }, interval)
  }, [now, keep])
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      timer.current = undefined
    },
    [],
  )
}

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

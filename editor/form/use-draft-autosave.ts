import { useEffect, useRef } from 'react'
import type { Edit } from '#content/edits.ts'

const pause = 400

/**
 * Calls `keep` with the edits `pause` ms after their last change, so that a crashed or closed tab loses little input.
 */
export function useDraftAutosave(edits: Edit[], keep: ((edits: Edit[]) => void) | undefined) {
  const lastKept = useRef('[]')
  const now = JSON.stringify(edits)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `edits` is new on each render; `now` is its content
  useEffect(() => {
    if (!keep || lastKept.current === now) return
    const timer = setTimeout(() => {
      lastKept.current = now
      keep(edits)
    }, pause)
    return () => clearTimeout(timer)
  }, [now, keep])
}

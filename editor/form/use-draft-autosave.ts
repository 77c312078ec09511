import { useEffect, useRef } from 'react'
import type { Edit } from '#content/edits.ts'

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

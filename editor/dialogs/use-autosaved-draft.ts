import { useEffect, useRef } from 'react'
import type { Edit } from '../model/edits/edits.ts'

const pause = 400

/** Hands on what is being typed, whenever one pauses: a tab that dies then takes little with it. */
export function useDraftAutosave(edits: Edit[], keep: ((edits: Edit[]) => void) | undefined) {
  const kept = useRef('[]')
  const now = JSON.stringify(edits)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the edits are new objects each time; what they say is in `now`
  useEffect(() => {
    if (!keep || kept.current === now) return
    const timer = setTimeout(() => {
      kept.current = now
      keep(edits)
    }, pause)
    return () => clearTimeout(timer)
  }, [now, keep])
}

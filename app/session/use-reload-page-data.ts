import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'

/**
 * Reloads the page's data from the server; the promise resolves once they are rendered. The router's own promise
 * resolves before that: an overlay that is removed then would uncover the old data.
 */
export function useRedraw(): () => Promise<void> {
  const { revalidate } = useRevalidator()
  const unresolved = useRef(new Set<() => void>())
  const [rendered, setRendered] = useState<(() => void)[]>([])
  useEffect(() => {
    for (const resolve of rendered) {
      resolve()
      unresolved.current.delete(resolve)
    }
  }, [rendered])
  useEffect(
    () => () => {
      for (const resolve of unresolved.current) resolve()
    },
    [],
  )
  return useCallback(async () => {
    await revalidate()
    const { promise, resolve } = Promise.withResolvers<void>()
    unresolved.current.add(resolve)
    // Transitions are rendered in the order in which they were started, and the router's is one. Two may be rendered at
    // once.
    startTransition(() =>
      setRendered((earlier) => [...earlier.filter((each) => unresolved.current.has(each)), resolve]),
    )
    await promise
  }, [revalidate])
}

import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'

/** Resolves once new data are rendered. The router's promise resolves earlier, when the old data still show. */
export function useReloadPageData(): () => Promise<void> {
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
    // React renders transitions in the order in which they start, so this one follows the router's transition. One
    // rendering may contain several transitions.
    startTransition(() =>
      setRendered((earlier) => [...earlier.filter((each) => unresolved.current.has(each)), resolve]),
    )
    await promise
  }, [revalidate])
}

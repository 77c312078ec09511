import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'

/**
 * Reloads the page's data from the server; the promise resolves once they are rendered. The router's own promise
 * resolves before that: an overlay that is removed then would uncover the old data.
 */
export function useRedraw(): () => Promise<void> {
  const { revalidate } = useRevalidator()
  const waiting = useRef<{ turn: number; resolve: () => void }[]>([])
  const turns = useRef(0)
  const [drawn, setDrawn] = useState(0)
  useEffect(() => {
    const isDrawn = ({ turn }: { turn: number }) => turn <= drawn
    for (const { resolve } of waiting.current.filter(isDrawn)) resolve()
    waiting.current = waiting.current.filter((each) => !isDrawn(each))
  }, [drawn])
  useEffect(
    () => () => {
      for (const { resolve } of waiting.current) resolve()
    },
    [],
  )
  return useCallback(async () => {
    await revalidate()
    const turn = ++turns.current
    const { promise, resolve } = Promise.withResolvers<void>()
    waiting.current.push({ turn, resolve })
    // Transitions are rendered in the order in which they were started, and the router's is one. Two may be rendered at
    // once.
    startTransition(() => setDrawn(turn))
    await promise
  }, [revalidate])
}

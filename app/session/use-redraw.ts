import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'

/**
 * Asks the server anew for what the page shows; the promise resolves once that stands on the screen. The router's own
 * resolves before, and what stood over the page meanwhile would give way to what was there before.
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
    // Transitions are drawn in the sequence that they were begun in, and the router's is one. Two may be drawn at once.
    startTransition(() => setDrawn(turn))
    await promise
  }, [revalidate])
}

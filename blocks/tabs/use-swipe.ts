import { useEffect, useRef } from 'react'

/**
 * A row of panels that is swiped on phones: calls `onRest` with the index of the panel in view; `swipeTo` scrolls to
 * one. Does nothing on wide screens, where the row does not scroll.
 */
export function useSwipe(onRest: (index: number) => void) {
  const row = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const element = row.current
    if (!element) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (element.scrollWidth <= element.clientWidth) return
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) onRest([...element.children].indexOf(target))
        }
      },
      { root: element, threshold: 0.6 },
    )
    for (const panel of element.children) observer.observe(panel)
    return () => observer.disconnect()
  }, [onRest])

  function swipeTo(index: number) {
    const [element, panel] = [row.current, row.current?.children[index]]
    if (!element || !panel || element.scrollWidth <= element.clientWidth) return
    const [from, to] = [element.getBoundingClientRect(), panel.getBoundingClientRect()]
    // The distance between the centres is the same in both writing directions.
    const distance = to.left + to.width / 2 - (from.left + from.width / 2)
    const left = element.scrollLeft + distance
    element.scrollTo({ left, behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth' })
  }

  return { row, swipeTo }
}

import { type ReactNode, useEffect, useRef, useState } from 'react'

/**
 * Reserves 200 px until the section is near the viewport (§2), or for a short time: the whole page must be searchable.
 */
export function LazySection({ children }: { children: ReactNode }) {
  const placeholder = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!placeholder.current) return
    const show = () => setNear(true)
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && show(), { rootMargin: '200px' })
    observer.observe(placeholder.current)
    const idle = setTimeout(show, 300)
    return () => {
      observer.disconnect()
      clearTimeout(idle)
    }
  }, [])
  return isNear ? children : <div ref={placeholder} data-placeholder="" style={{ minBlockSize: 200 }} />
}

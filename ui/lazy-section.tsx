import { type ReactNode, useEffect, useRef, useState } from 'react'

/**
 * In the application, reserves 200 px for a section until it is near the viewport (specification §2). After a short
 * delay it is rendered anyway, so that the whole page can be searched and reached by keyboard.
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

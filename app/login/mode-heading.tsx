import { useEffect, useRef } from 'react'
import { useSite } from '../layout/use-site.ts'

/** A mode's headline. It takes the focus, so that one hears and sees where one is, and names the browser's tab. */
export function ModeHeading({ name, children }: { name: string; children: string }) {
  const { brand } = useSite()
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    document.title = `${name} - ${brand}`
    // Whoever went ahead while the page was loading is not called back.
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [name, brand])

  return (
    // The star is a full stop, and a question has its own.
    <h1 ref={heading} className={/[?؟]$/.test(children) ? 'h2' : 'h2 star-stop'} tabIndex={-1}>
      {children}
    </h1>
  )
}

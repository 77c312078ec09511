import { useEffect, useRef } from 'react'
import { useSite } from '../layout/use-site.ts'

/**
 * The heading of a mode. It takes the focus, so that the change is seen and announced, and sets the document's title.
 */
export function ModeHeading({ name, children }: { name: string; children: string }) {
  const { brand } = useSite()
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    document.title = `${name} - ${brand}`
    // Does not take the focus from a user who moved it while the page was loading.
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [name, brand])

  return (
    // The star replaces a full stop; a question keeps its question mark.
    <h1 ref={heading} className={/[?؟]$/.test(children) ? 'h2' : 'h2 star-stop'} tabIndex={-1}>
      {children}
    </h1>
  )
}

import type { ReactNode } from 'react'
import type { ShownText } from '#content/shown.ts'
import { Text } from '#fields/text.tsx'

type SectionHeadProps = {
  title: ShownText | undefined
  subtitle?: ShownText | undefined
  /** What comes with the heading instead of a subtitle, a link for instance. */
  children?: ReactNode
}

/** A section's heading on one side and, on the other, what comes with it. */
export function SectionHead({ title, subtitle, children }: SectionHeadProps) {
  return (
    <header className="section-head">
      <Text field={title} as="h2" className="h2" />
      {children || <Text field={subtitle} as="p" className="lead" />}
    </header>
  )
}

import type { ReactNode } from 'react'

/** A section's heading on one side and, on the other, what comes with it: some words or a link. */
export function SectionHead({ heading, children }: { heading: ReactNode; children?: ReactNode }) {
  return (
    <header className="section-head">
      {heading}
      {children}
    </header>
  )
}

import type { ReactNode } from 'react'
import type { LocalizedRichText, LocalizedText } from '#content/localized.ts'
import { RichText, Text } from '#fields/fields.tsx'

type SectionHeadProps = {
  title: LocalizedText | undefined
  subtitle?: LocalizedRichText | undefined
  /** Shown beside the heading instead of a subtitle, for instance a link. */
  children?: ReactNode
}

/** A section's heading on one side and its subtitle or link on the other. */
export function SectionHead({ title, subtitle, children }: SectionHeadProps) {
  return (
    <header className="section-head">
      <Text field={title} as="h2" className="h2" />
      {children || <RichText field={subtitle} className="rich lead" />}
    </header>
  )
}

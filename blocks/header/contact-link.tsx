import { use } from 'react'
import { localizeHref } from '#content/address.ts'
import type { LocalizedText } from '#content/localized.ts'
import { PageContext } from '#fields/page-context.ts'
import { Text } from '#fields/text.tsx'

/** Links to the contact page (specification §2): only its label is stored. */
export function ContactLink({ label }: { label: LocalizedText }) {
  const { locale } = use(PageContext)
  return (
    <a className="btn btn-ink" href={localizeHref('/contact', locale)}>
      <Text field={label} />
    </a>
  )
}

import { use } from 'react'
import { localizeHref } from '#content/address.ts'
import type { LocalizedText } from '#content/localized.ts'
import { PageContext } from '#fields/page-context.ts'
import { Text } from '#fields/text.tsx'

/** Always to the contact page (specification §2): its label is stored, its address is not. */
export function ContactLink({ label }: { label: LocalizedText }) {
  const { locale } = use(PageContext)
  return (
    <a className="btn btn-ink" href={localizeHref('/contact', locale)}>
      <Text field={label} />
    </a>
  )
}

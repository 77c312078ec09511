import type { LocalizedText } from '#content/localized.ts'
import { Text, WhenFilled } from '#fields/fields.tsx'
import { Icon, Mail, Phone } from '#ui/icons.tsx'
import { phoneUrl } from './footer/contact-urls.ts'

type ContactLinkProps = {
  kind: 'mail' | 'phone'
  field: LocalizedText | undefined
  className?: string
  hasIcon?: boolean
}

/** Renders a mailto: or tel: link. */
export function ContactLink({ kind, field, className, hasIcon }: ContactLinkProps) {
  const isPhone = kind === 'phone'
  return (
    <WhenFilled field={field}>
      <a href={isPhone ? phoneUrl(field?.text ?? '') : `mailto:${field?.text}`} className={className}>
        {hasIcon && <Icon of={isPhone ? Phone : Mail} />}
        <Text field={field} />
      </a>
    </WhenFilled>
  )
}

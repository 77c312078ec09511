import type { LocalizedText } from '#content/localized.ts'
import { Text, WhenFilled } from '#fields/fields.tsx'
import { Icon, Mail, Phone } from '#ui/icons.tsx'
import { phoneUrl } from '../footer/contact-urls.ts'

type ContactLinkProps = { field: LocalizedText | undefined; className: string }

/** A tel: link, left to right in Arabic too. */
export function PhoneLink({ field, className }: ContactLinkProps) {
  return (
    <WhenFilled field={field}>
      <a href={phoneUrl(field?.text ?? '')} className={className}>
        <Icon of={Phone} />
        <bdi dir="ltr">
          <Text field={field} />
        </bdi>
      </a>
    </WhenFilled>
  )
}

/** A mailto: link. */
export function MailLink({ field, className }: ContactLinkProps) {
  return (
    <WhenFilled field={field}>
      <a href={`mailto:${field?.text}`} className={className}>
        <Icon of={Mail} />
        <bdi dir="ltr">
          <Text field={field} />
        </bdi>
      </a>
    </WhenFilled>
  )
}

import type { LocalizedText } from '#content/localized.ts'
import { Text } from '#fields/text.tsx'
import { WhenFilled } from '#fields/when-filled.tsx'
import { Icon } from '#ui/icon.tsx'
import { Mail, Phone } from '#ui/icons.ts'
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

import { ArrowLink, Picture, RichText, Text, usePage } from '#fields/fields.tsx'
import type { ViewProps } from '../block.ts'
import { ContactLink } from '../contact-links.tsx'
import { Section } from '../section.tsx'

export default function Success({ block: { content } }: ViewProps<'SUCCESS'>) {
  const { hrefOf } = usePage()
  const { title, message, conclusion, button_text, image, image_alt } = content
  return (
    <Section inside="columns success">
      <div className="success-words">
        <Text field={title} as="h2" className="h2" />
        <RichText field={message} className="rich lead" />
        <RichText field={conclusion} className="rich" />
        <ArrowLink href={{ href: hrefOf('/') }} label={button_text} className="btn" />
      </div>
      <Picture field={image} alt={image_alt} sizes="(width >= 62rem) 520px, 88vw" className="success-picture" />
      <div className="columns success-help">
        <Text field={content.assistance_title} as="h3" className="h3" />
        <div>
          <Text field={content.assistance_call} as="p" />
          <ContactLink kind="phone" field={content.phone} className="success-reach" hasIcon />
        </div>
        <div>
          <Text field={content.assistance_email} as="p" />
          <ContactLink kind="mail" field={content.email} className="success-reach" hasIcon />
        </div>
      </div>
    </Section>
  )
}

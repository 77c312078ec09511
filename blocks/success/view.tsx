import { use } from 'react'
import { localizeHref } from '#content/address.ts'
import { LinkTo, Picture, RichText, Text } from '#fields/fields.tsx'
import { PageContext } from '#fields/page-context.ts'
import { ArrowRight, Icon } from '#ui/icons.tsx'
import { Reveal } from '#ui/reveal.tsx'
import type { ViewProps } from '../block.ts'
import { MailLink, PhoneLink } from '../offices/contact-links.tsx'

/** What happens after the form was sent, whom to contact in the meantime, and a link to the home page. */
export default function Success({ block: { content } }: ViewProps<'SUCCESS'>) {
  const { locale } = use(PageContext)
  const { title, message, conclusion, button_text, image, image_alt } = content
  return (
    <section className="section late">
      <Reveal className="wrap success" threshold={0.05}>
        <div className="success-words">
          <Text field={title} as="h2" className="h2" />
          <RichText field={message} className="rich lead" />
          <RichText field={conclusion} className="rich" />
          <LinkTo
            href={{ href: localizeHref('/', locale) }}
            label={button_text}
            className="btn"
            after={<Icon of={ArrowRight} turn />}
          />
        </div>
        <Picture field={image} alt={image_alt} sizes="(width >= 62rem) 520px, 100vw" className="success-picture" />
        <div className="success-help">
          <Text field={content.assistance_title} as="h3" className="h3" />
          <div>
            <Text field={content.assistance_call} as="p" />
            <PhoneLink field={content.phone} className="success-reach" />
          </div>
          <div>
            <Text field={content.assistance_email} as="p" />
            <MailLink field={content.email} className="success-reach" />
          </div>
        </div>
      </Reveal>
    </section>
  )
}

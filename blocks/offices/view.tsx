import { useTranslation } from 'react-i18next'
import { Items, LinkTo, Picture, RichText, Text, WhenFilled } from '#fields/fields.tsx'
import { ArrowUpRight, Clock, Icon, MapPin } from '#ui/icons.tsx'
import { Reveal } from '#ui/reveal.tsx'
import type { ViewProps } from '../block.ts'
import type { LocalizedContent } from '../catalogue.ts'
import { SectionHead } from '../section-head.tsx'
import { MailLink, PhoneLink } from './contact-links.tsx'

export default function Offices({ block: { content } }: ViewProps<'OFFICES'>) {
  const { title, subtitle, offices } = content
  return (
    <section className="section late">
      <Reveal className="wrap" threshold={0.05}>
        <SectionHead title={title}>
          <RichText field={subtitle} className="rich" />
        </SectionHead>
        <ul className="offices">
          <Items field={offices}>{(office) => <Office office={office} />}</Items>
        </ul>
      </Reveal>
    </section>
  )
}

type OfficeProps = { office: LocalizedContent<'OFFICES'>['offices']['items'][number] }

function Office({ office }: OfficeProps) {
  const { t } = useTranslation()
  const { city, address, hours, phone, email, image, image_alt, mapText, mapLink } = office
  return (
    <li className="offices-item">
      <Picture field={image} alt={image_alt} sizes="(width >= 62rem) 380px, 100vw" className="offices-picture" />
      <div className="stack offices-words">
        <Text field={city} as="h3" className="h3" />
        <WhenFilled field={address}>
          <div className="offices-line">
            <Icon of={MapPin} />
            <Text field={address} as="p" />
          </div>
        </WhenFilled>
        <WhenFilled field={hours}>
          <div className="offices-line">
            <Icon of={Clock} />
            <Text field={hours} as="p" />
          </div>
        </WhenFilled>
        <PhoneLink field={phone} className="offices-line" />
        <MailLink field={email} className="offices-line" />
      </div>
      <LinkTo
        href={mapLink}
        label={mapText}
        className="more"
        newTab
        after={
          <>
            <span className="sr-only"> ({t('common.opensInNewTab')})</span>
            <Icon of={ArrowUpRight} turn />
          </>
        }
      />
    </li>
  )
}

import { useTranslation } from 'react-i18next'
import type { LocalizedText } from '#content/localized.ts'
import { Items, LinkTo, Picture, RichText, Text, WhenFilled } from '#fields/fields.tsx'
import { ArrowUpRight, Clock, Icon, MapPin } from '#ui/icons.tsx'
import type { ViewProps } from '../block.ts'
import type { LocalizedContent } from '../catalogue.ts'
import { ContactLink } from '../contact-links.tsx'
import { Section, SectionHead } from '../section.tsx'

export default function Offices({ block: { content } }: ViewProps<'OFFICES'>) {
  const { title, subtitle, offices } = content
  return (
    <Section>
      <SectionHead title={title}>
        <RichText field={subtitle} className="rich" />
      </SectionHead>
      <ul className="offices">
        <Items field={offices}>{(office) => <Office office={office} />}</Items>
      </ul>
    </Section>
  )
}

type OfficeProps = { office: LocalizedContent<'OFFICES'>['offices']['items'][number] }

function Office({ office }: OfficeProps) {
  const { t } = useTranslation()
  const { city, address, hours, phone, email, image, image_alt, mapText, mapLink } = office
  return (
    <li className="offices-item">
      <Picture field={image} alt={image_alt} sizes="(width >= 62rem) 380px, 88vw" className="offices-picture" />
      <div className="stack offices-words">
        <Text field={city} as="h3" className="h3" />
        <Line field={address} icon={MapPin} />
        <Line field={hours} icon={Clock} />
        <ContactLink kind="phone" field={phone} className="offices-line" hasIcon />
        <ContactLink kind="mail" field={email} className="offices-line" hasIcon />
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

function Line({ field, icon }: { field: LocalizedText | undefined; icon: string }) {
  return (
    <WhenFilled field={field}>
      <div className="offices-line">
        <Icon of={icon} />
        <Text field={field} as="p" />
      </div>
    </WhenFilled>
  )
}

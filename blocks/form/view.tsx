import { useTranslation } from 'react-i18next'
import { RichText, Text, usePage } from '#fields/fields.tsx'
import { Island } from '#ui/island.tsx'
import { Blob } from '#ui/ornaments.tsx'
import type { ViewProps } from '../block.ts'
import { Points, Section } from '../section.tsx'
import EnquiryForm from './island.tsx'
import { formMessages } from './messages.ts'

/** Renders the contact form. Buttons on solution pages link to its id. */
export default function Form({ block: { content } }: ViewProps<'FORM'>) {
  const { t } = useTranslation()
  const { hrefOf, locale, path, enquiry } = usePage()
  const { title, subtitle, points, ...texts } = content
  return (
    <Section
      className="stage form-section"
      inside="columns form-grid"
      behind={<Blob shape="cloud" className="form-blob" />}
      id="request-demo-form"
    >
      <div className="stack form-words">
        <Text field={title} as="h2" className="h2" />
        <RichText field={subtitle} className="rich lead" />
        {points && points.items.length > 0 && <Points points={points} />}
      </div>
      <Island
        name="form"
        component={EnquiryForm}
        wake="interaction"
        props={{
          texts,
          messages: formMessages(t),
          locale,
          source: hrefOf(path),
          next: hrefOf('/success'),
          returned: enquiry,
        }}
      />
    </Section>
  )
}

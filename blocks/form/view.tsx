import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { localizeHref } from '#content/address.ts'
import { Items, RichText, Text } from '#fields/fields.tsx'
import { PageContext } from '#fields/page-context.ts'
import { Check, Icon } from '#ui/icons.tsx'
import { Island } from '#ui/island.tsx'
import { Blob } from '#ui/ornaments.tsx'
import { Reveal } from '#ui/reveal.tsx'
import type { ViewProps } from '../block.ts'
import EnquiryForm from './island.tsx'
import { formMessages } from './messages.ts'

/** The contact form, or the request for a demo. Buttons on solution pages link to its anchor. */
export default function Form({ block: { content } }: ViewProps<'FORM'>) {
  const { t } = useTranslation()
  const { locale, path, enquiry } = use(PageContext)
  const { title, subtitle, points, ...texts } = content
  return (
    <section className="section late stage form-section" id="request-demo-form">
      <Blob shape="cloud" className="form-blob" />
      <Reveal className="wrap form-grid" threshold={0.05}>
        <div className="form-words">
          <Text field={title} as="h2" className="h2" />
          <RichText field={subtitle} className="rich lead" />
          {points && points.items.length > 0 && (
            <ul className="form-points">
              <Items field={points}>
                {(point) => (
                  <li>
                    <Icon of={Check} />
                    <Text field={point.text} />
                  </li>
                )}
              </Items>
            </ul>
          )}
        </div>
        <Island
          name="form"
          component={EnquiryForm}
          wake="interaction"
          props={{
            texts,
            messages: formMessages(t),
            locale,
            source: localizeHref(path, locale),
            next: localizeHref('/success', locale),
            returned: enquiry,
          }}
        />
      </Reveal>
    </section>
  )
}

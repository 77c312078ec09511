import { useTranslation } from 'react-i18next'
import { LinkTo, usePage } from '#fields/fields.tsx'
import { Island } from '#ui/island.tsx'
import type { ViewProps } from '../block.ts'
import { Section, SectionHead } from '../section.tsx'
import TabSet from './island.tsx'

/** The id of the form on the same page (specification §2). */
const form = { href: '#request-demo-form' }

export default function Tabs({ block: { content } }: ViewProps<'TABS'>) {
  const { t } = useTranslation()
  const { hasDemoButton } = usePage()
  const { mainTitle, mainSubtitle, tabs } = content
  const buttonText =
    hasDemoButton && !content.buttonText?.text
      ? { ...content.buttonText, text: t('tabs.requestDemo') }
      : content.buttonText
  return (
    <Section className="tabs" data-ground="mist" inside="tabs-grid">
      <SectionHead as="div" className="stack tabs-head" title={mainTitle} subtitle={mainSubtitle} />
      <Island name="tabs" component={TabSet} props={{ tabs, label: mainTitle.text }} />
      <LinkTo href={form} label={buttonText} className="btn tabs-button" />
    </Section>
  )
}

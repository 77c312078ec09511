import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { LinkTo, RichText, Text } from '#fields/fields.tsx'
import { PageContext } from '#fields/page-context.ts'
import { Island } from '#ui/island.tsx'
import { Reveal } from '#ui/reveal.tsx'
import type { ViewProps } from '../block.ts'
import TabSet from './island.tsx'

/** The form further down the page (specification §2). */
const form = { href: '#request-demo-form' }

/** Steps or options as tabs, and a button to the form. */
export default function Tabs({ block: { content } }: ViewProps<'TABS'>) {
  const { t } = useTranslation()
  const { hasDemoButton } = use(PageContext)
  const { mainTitle, mainSubtitle, tabs } = content
  const buttonText =
    hasDemoButton && !content.buttonText?.text
      ? { ...content.buttonText, text: t('tabs.requestDemo') }
      : content.buttonText
  return (
    <section className="section late tabs">
      <Reveal className="wrap tabs-grid" threshold={0.05}>
        <div className="tabs-head">
          <Text field={mainTitle} as="h2" className="h2" />
          <RichText field={mainSubtitle} className="rich lead" />
        </div>
        <Island name="tabs" component={TabSet} props={{ tabs, label: mainTitle.text }} />
        <LinkTo href={form} label={buttonText} className="btn tabs-button" />
      </Reveal>
    </section>
  )
}

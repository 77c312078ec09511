import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { Items } from '#fields/items.tsx'
import { LinkTo } from '#fields/link-to.tsx'
import { PageContext } from '#fields/page-context.ts'
import { RichText } from '#fields/rich-text.tsx'
import { Text } from '#fields/text.tsx'
import { Icon } from '#ui/icon.tsx'
import { ArrowUp } from '#ui/icons.ts'
import { Island } from '#ui/island.tsx'
import { Logo } from '#ui/logo.tsx'
import { Reveal } from '#ui/reveal.tsx'
import type { ViewProps } from '../block.ts'
import type { LocalizedContent } from '../catalogue.ts'
import { Contacts } from './contacts.tsx'
import Newsletter from './island.tsx'

export default function Footer({ block: { content } }: ViewProps<'FOOTER'>) {
  const { t } = useTranslation()
  const { brand, wordmark } = use(PageContext)
  const { columns, staticTexts, socialLinks, legalLinks } = content
  return (
    <footer className="footer on-ink">
      <Reveal className="wrap" threshold={0.1}>
        <NewsletterSection texts={staticTexts} />
        <div className="footer-columns" style={{ '--columns': columns.items.length }}>
          <div className="footer-about">
            <Logo brand={brand} wordmark={wordmark} height={38} isRepeated />
            <RichText field={staticTexts.about} className="rich" />
            {socialLinks && socialLinks.items.length > 0 && (
              <section aria-label={t('footer.social')}>
                <Text field={staticTexts.socialTitle} as="h3" />
                <LinkList links={socialLinks} />
              </section>
            )}
          </div>
          <Items field={columns}>
            {(column) => (
              <nav aria-label={column.title.text}>
                <Text field={column.title} as="h3" />
                <LinkList links={column.links} />
              </nav>
            )}
          </Items>
          <Contacts {...content} />
        </div>
        <div className="footer-end">
          <Text field={staticTexts.copyright} as="p" />
          <nav aria-label={t('footer.legal')}>
            <LinkList links={legalLinks} />
          </nav>
        </div>
      </Reveal>
      <a className="round footer-to-top" href="#top" aria-label={t('common.backToTop')}>
        <Icon of={ArrowUp} />
      </a>
    </footer>
  )
}

function LinkList({ links }: { links: LocalizedContent<'FOOTER'>['legalLinks'] }) {
  return (
    <ul>
      <Items field={links}>
        {({ path, label }) => (
          <li>
            <LinkTo href={path} label={label} />
          </li>
        )}
      </Items>
    </ul>
  )
}

function NewsletterSection({ texts }: { texts: LocalizedContent<'FOOTER'>['staticTexts'] }) {
  const { t } = useTranslation()
  const { contactEmail } = use(PageContext)
  const { newsletterPlaceholder, newsletterButton, newsletterDisclaimer } = texts
  return (
    <section className="footer-newsletter" aria-label={t('newsletter.label')}>
      <Text field={texts.newsletterTitle} as="h2" className="h2" />
      <Island
        name="footer"
        component={Newsletter}
        wake="interaction"
        props={{
          texts: { newsletterPlaceholder, newsletterButton, newsletterDisclaimer },
          mailDraft: {
            to: contactEmail,
            subject: t('newsletter.mailSubject'),
            body: t('newsletter.mailBody', { email: '{email}' }),
          },
          messages: {
            email: t('newsletter.email'),
            invalid: t('newsletter.invalid'),
            subscribe: t('newsletter.subscribe'),
          },
        }}
      />
    </section>
  )
}

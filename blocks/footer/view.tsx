import { useTranslation } from 'react-i18next'
import { Items, LinkTo, RichText, Text, usePage, useSiteSettings, WhenFilled } from '#fields/fields.tsx'
import { ArrowUp, Icon } from '#ui/icons.tsx'
import { Island } from '#ui/island.tsx'
import { Logo } from '#ui/logo.tsx'
import { Reveal } from '#ui/reveal.tsx'
import type { ViewProps } from '../block.ts'
import type { LocalizedContent } from '../catalogue.ts'
import { ContactLink } from '../contact-links.tsx'
import Newsletter from './island.tsx'

export default function Footer({ block: { content } }: ViewProps<'FOOTER'>) {
  const { t } = useTranslation()
  const page = usePage()
  const siteSettings = useSiteSettings()
  const { columns, staticTexts, legalLinks } = content
  const { socialLinks = [] } = page
  return (
    <footer className="footer on-ink">
      <Reveal className="wrap" threshold={0.1}>
        <NewsletterSection texts={staticTexts} />
        <div className="footer-columns" style={{ '--columns': columns.items.length }}>
          <div className="stack">
            <Logo site={page} height={38} isRepeated isOnInk />
            <RichText field={staticTexts.about} className="rich" />
            {socialLinks.length > 0 && (
              <section aria-label={t('footer.social')} {...siteSettings}>
                <Text field={staticTexts.socialTitle} as="h3" />
                <ul>
                  {socialLinks.map(({ id, url, label }) => (
                    <li key={id}>
                      <LinkTo href={{ href: url }} label={label} />
                    </li>
                  ))}
                </ul>
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
        <div className="row">
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
  const { contactEmail } = usePage()
  const { newsletterPlaceholder, newsletterButton, newsletterDisclaimer } = texts
  return (
    <section className="columns footer-newsletter" aria-label={t('newsletter.label')}>
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

type ContactsProps = Pick<LocalizedContent<'FOOTER'>, 'contacts' | 'staticTexts'>

export function Contacts({ contacts, staticTexts }: ContactsProps) {
  const { t } = useTranslation()
  const { contactEmail, phone } = usePage()
  return (
    <section className="footer-contacts" aria-label={t('footer.contacts')} {...useSiteSettings()}>
      <Text field={staticTexts.contactsTitle} as="h3" />
      <dl>
        <Items field={contacts}>
          {({ name, address, phone }) => (
            <div>
              <Text field={name} as="dt" />
              <Text field={address} as="dd" />
              <WhenFilled field={phone}>
                <dd>
                  <ContactLink kind="phone" field={phone} />
                </dd>
              </WhenFilled>
            </div>
          )}
        </Items>
      </dl>
      {phone && (
        <>
          <ContactLink kind="phone" field={{ text: phone }} />
          <br />
        </>
      )}
      <ContactLink kind="mail" field={{ text: contactEmail }} />
    </section>
  )
}

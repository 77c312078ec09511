import { useTranslation } from 'react-i18next'
import { Items } from '#fields/items.tsx'
import { Text } from '#fields/text.tsx'
import { WhenFilled } from '#fields/when-filled.tsx'
import type { LocalizedContent } from '../catalogue.ts'
import { phoneUrl } from './contact-urls.ts'

type ContactsProps = Pick<LocalizedContent<'FOOTER'>, 'contacts' | 'email' | 'staticTexts'>

/** The offices and the company's e-mail address. Phone numbers and addresses are left to right in Arabic too. */
export function Contacts({ contacts, email, staticTexts }: ContactsProps) {
  const { t } = useTranslation()
  return (
    <section className="footer-contacts" aria-label={t('footer.contacts')}>
      <Text field={staticTexts.contactsTitle} as="h3" />
      <dl>
        <Items field={contacts}>
          {({ name, address, phone }) => (
            <div>
              <Text field={name} as="dt" />
              <Text field={address} as="dd" />
              <WhenFilled field={phone}>
                <dd>
                  <a href={phoneUrl(phone.text)}>
                    <bdi dir="ltr">
                      <Text field={phone} />
                    </bdi>
                  </a>
                </dd>
              </WhenFilled>
            </div>
          )}
        </Items>
      </dl>
      <WhenFilled field={email}>
        <a href={`mailto:${email?.text}`}>
          <bdi dir="ltr">
            <Text field={email} />
          </bdi>
        </a>
      </WhenFilled>
    </section>
  )
}

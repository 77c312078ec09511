import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Enquiry, EnquiryMark } from '#api/enquiries.ts'
import { markWords } from '#fields/keep-words-whole.ts'
import { useLocale } from '../components/editor-context.ts'
import { pageLinkAt } from '../model/documents/pages.ts'
import { formatDateTime } from '../model/messages/format-date.ts'
import { Fact, PanelButton } from './panel.tsx'

type EnquiryCardProps = { enquiry: Enquiry; onMark: (status: EnquiryMark) => void; onDelete: () => void }

/** A complete enquiry with links to reply by mail or phone, and buttons to mark or delete it. */
export function EnquiryCard({ enquiry, onMark, onDelete }: EnquiryCardProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const id = useId()
  const { name, company, email, phone, interest, source, message, status, created_at } = enquiry
  const page = source && pageLinkAt(t, locale, source)
  const isNew = status === 'new'
  const isUnwanted = status === 'suspected' || status === 'spam'
  const marks: Record<string, string> = {
    done: t('enquiries.done'),
    suspected: t('enquiries.robot'),
    spam: t('enquiries.spam'),
  }
  return (
    <li className={`ed-enquiry ${isNew ? 'is-new' : ''}`}>
      <article aria-labelledby={id}>
        <header className="ed-row ed-by">
          <h3 id={id} dir="auto">
            {name}
          </h3>
          {marks[status] && <span className="ed-chip">{marks[status]}</span>}
          <time className="ed-end" dateTime={created_at}>
            {formatDateTime(locale, created_at)}
          </time>
        </header>
        <dl className="ed-facts">
          <Fact term={t('enquiries.company')}>{company}</Fact>
          <Fact term={t('enquiries.email')}>
            <a href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`} dir="ltr">
              {email}
            </a>
          </Fact>
          <Fact term={t('enquiries.phone')}>
            {phone && (
              <a href={`tel:${dialable(phone)}`}>
                {/* <bdo>, because groups of Arabic digits must also be in order from left to right. */}
                <bdo dir="ltr">{phone}</bdo>
              </a>
            )}
          </Fact>
          <Fact term={t('enquiries.interest')}>{interest}</Fact>
          <Fact term={t('enquiries.page')}>{page && <a href={page.href}>{page.name}</a>}</Fact>
        </dl>
        <p className="ed-enquiry-message" dir="auto" lang={enquiry.locale}>
          {markWords(message, 'p')}
        </p>
        <div className="ed-row">
          <PanelButton about={id} onClick={() => onMark(isNew ? 'done' : 'new')}>
            {isNew ? t('enquiries.markDone') : isUnwanted ? t('enquiries.notSpam') : t('enquiries.markNew')}
          </PanelButton>
          {status !== 'spam' && (
            <PanelButton kind="is-plain" about={id} onClick={() => onMark('spam')}>
              {t('enquiries.markSpam')}
            </PanelButton>
          )}
          <PanelButton kind="is-plain" about={id} onClick={onDelete}>
            {t('common.delete')}
          </PanelButton>
        </div>
      </article>
    </li>
  )
}

/** Returns a phone number for a tel: link. Visitors may type Arabic digits and any separators. */
function dialable(phone: string): string {
  const latin = phone.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
  return latin.replace(/[^\d+]/g, '')
}

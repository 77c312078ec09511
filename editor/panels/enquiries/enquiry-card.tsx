import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Enquiry, EnquiryMark } from '#api/enquiries.ts'
import type { Locale } from '#content/locale.ts'
import { formatDateTime } from '../../components/format-date.ts'
import { pageLinkAt } from '../../model/history/page-link.ts'

type EnquiryCardProps = {
  enquiry: Enquiry
  locale: Locale
  onMark: (status: EnquiryMark) => void
  onDelete: () => void
}

/** A complete enquiry with links to reply by mail or phone, and buttons to mark or delete it. */
export function EnquiryCard({ enquiry, locale, onMark, onDelete }: EnquiryCardProps) {
  const { t } = useTranslation()
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
      <article aria-labelledby={`${id}-name`}>
        <header>
          <h3 id={`${id}-name`} dir="auto">
            {name}
          </h3>
          {marks[status] && <span className="ed-chip">{marks[status]}</span>}
          <time dateTime={created_at}>{formatDateTime(locale, created_at)}</time>
        </header>
        <dl>
          {company && <Fact name={t('enquiries.company')}>{company}</Fact>}
          <Fact name={t('enquiries.email')}>
            <a href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`} dir="ltr">
              {email}
            </a>
          </Fact>
          {phone && (
            <Fact name={t('enquiries.phone')}>
              <a href={`tel:${dialled(phone)}`}>
                {/* <bdo>: groups of Arabic digits must follow each other from left to right, too. */}
                <bdo dir="ltr">{phone}</bdo>
              </a>
            </Fact>
          )}
          {interest && <Fact name={t('enquiries.interest')}>{interest}</Fact>}
          {page && (
            <Fact name={t('enquiries.page')}>
              <a href={page.href}>{page.name}</a>
            </Fact>
          )}
        </dl>
        <p className="ed-enquiry-message" dir="auto" lang={enquiry.locale}>
          {message}
        </p>
        <div className="ed-enquiry-actions">
          <button
            type="button"
            className="ed-btn is-outline"
            aria-describedby={`${id}-name`}
            onClick={() => onMark(isNew ? 'done' : 'new')}
          >
            {isNew ? t('enquiries.markDone') : isUnwanted ? t('enquiries.notSpam') : t('enquiries.markNew')}
          </button>
          {status !== 'spam' && (
            <button
              type="button"
              className="ed-btn is-plain"
              aria-describedby={`${id}-name`}
              onClick={() => onMark('spam')}
            >
              {t('enquiries.markSpam')}
            </button>
          )}
          <button type="button" className="ed-btn is-plain" aria-describedby={`${id}-name`} onClick={onDelete}>
            {t('common.delete')}
          </button>
        </div>
      </article>
    </li>
  )
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <bdi>{children}</bdi>
      </dd>
    </div>
  )
}

/** A phone number for a tel: link: visitors may type Arabic digits and any separators. */
function dialled(phone: string): string {
  const latin = phone.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
  return latin.replace(/[^\d+]/g, '')
}

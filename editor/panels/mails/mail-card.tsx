import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Mail } from '#api/mails.ts'
import type { Locale } from '#content/locale.ts'
import { formatDateTime } from '../../components/format-date.ts'
import { Fact } from '../enquiries/enquiry-card.tsx'

type MailCardProps = { mail: Mail; locale: Locale; isBusy: boolean; onSend: () => void }

/** A mail that could not be sent, the reason, and a button that sends it again. */
export function MailCard({ mail, locale, isBusy, onSend }: MailCardProps) {
  const { t } = useTranslation()
  const id = useId()
  const { subject, to, state, error, created_at } = mail
  return (
    <li className="ed-enquiry">
      <article aria-labelledby={id}>
        <header>
          <h3 id={id} dir="auto">
            {subject}
          </h3>
          <span className={`ed-chip ${state === 'failed' ? 'is-warning' : ''}`}>
            {t(state === 'failed' ? 'mails.isFailed' : 'mails.isWaiting')}
          </span>
          <time dateTime={created_at}>{formatDateTime(locale, created_at)}</time>
        </header>
        <dl>
          <Fact name={t('mails.to')}>{to}</Fact>
          <Fact name={t('mails.reason')}>{error}</Fact>
        </dl>
        <div className="ed-enquiry-actions">
          <button
            type="button"
            className="ed-btn is-outline"
            aria-describedby={id}
            aria-disabled={isBusy || undefined}
            onClick={isBusy ? undefined : onSend}
          >
            {t('mails.sendAgain')}
          </button>
        </div>
      </article>
    </li>
  )
}

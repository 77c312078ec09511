import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Mail } from '#api/unsent-mails.ts'
import arabic from '#locales/ar/mails.json'
import english from '#locales/en/mails.json'
import { useEditor, useLocale } from '../components/editor-context.ts'
import { PanelDataFrame } from '../components/listing/panel-data.tsx'
import { usePanelData } from '../components/listing/use-panel-data.ts'
import { useMessages } from '../components/use-messages.ts'
import { formatDateTime } from '../model/messages/format-date.ts'
import { Fact, focusPanel, Panel, PanelButton, type PanelProps, useActs } from './panel.tsx'

/** Lists the mails that could not be sent. Each has a button that sends it again. */
export function MailsPanel({ onClose }: PanelProps) {
  const { t } = useTranslation()
  useMessages('mails', { en: english, ar: arabic })
  const { client } = useEditor()
  const data = usePanelData(client.mails)
  const { isBusy, actOn } = useActs()

  async function sendAgain({ id, to }: Mail) {
    const options = { values: { email: to } }
    if (await actOn(id, 'mails.send', () => client.sendMail(id), options)) focusPanel()
    // Reloads the list after a failure too, because the reason of the failure may have changed.
    else data.again()
  }
  return (
    <Panel title={t('mails.title')} onClose={onClose}>
      <PanelDataFrame data={data} empty={t('mails.none')} failed={t('mails.failed')}>
        <ul tabIndex={-1}>
          {data.items.map((mail) => (
            <MailCard key={mail.id} mail={mail} isBusy={isBusy(mail.id)} onSend={() => void sendAgain(mail)} />
          ))}
        </ul>
      </PanelDataFrame>
    </Panel>
  )
}

function MailCard({ mail, isBusy, onSend }: { mail: Mail; isBusy: boolean; onSend: () => void }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const id = useId()
  const { subject, to, state, error, created_at } = mail
  return (
    <li className="ed-enquiry">
      <article aria-labelledby={id}>
        <header className="ed-row ed-by">
          <h3 id={id} dir="auto">
            {subject}
          </h3>
          <span className={`ed-chip ${state === 'failed' ? 'is-warning' : ''}`}>
            {t(state === 'failed' ? 'mails.isFailed' : 'mails.isWaiting')}
          </span>
          <time className="ed-end" dateTime={created_at}>
            {formatDateTime(locale, created_at)}
          </time>
        </header>
        <dl className="ed-facts">
          <Fact term={t('mails.to')}>{to}</Fact>
          <Fact term={t('mails.reason')}>{error}</Fact>
        </dl>
        <PanelButton about={id} isBusy={isBusy} onClick={onSend}>
          {t('mails.send.label')}
        </PanelButton>
      </article>
    </li>
  )
}

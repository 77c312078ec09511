import { useCallback, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Mail } from '#api/mails.ts'
import './panel-content.css'
import { ListingFrame } from '../components/listing/listing-frame.tsx'
import { useListing } from '../components/listing/use-listing.ts'
import { MailCard } from './mails/mail-card.tsx'
import { Panel } from './panel.tsx'
import type { PanelProps } from './panels.tsx'

/** The mails that could not be sent, with a button to send each again. */
export function MailsPanel({ store, locale, onClose }: PanelProps) {
  const { t } = useTranslation()
  const { administration } = store
  const listing = useListing(
    useCallback(async () => ({ ...(await administration.mails()), next_cursor: null }), [administration]),
  )
  const list = useRef<HTMLUListElement>(null)
  const [busy, setBusy] = useState<string>()

  async function sendAgain({ id, to }: Mail) {
    setBusy(id)
    const messages = { busy: t('mails.sending'), done: t('mails.sent', { email: to }), failed: t('mails.sendFailed') }
    const outcome = await store.mutate(messages, () => administration.sendMail(id))
    // The focused button is about to be removed.
    if (outcome === 'done') list.current?.focus()
    listing.again()
    setBusy(undefined)
  }

  return (
    <Panel title={t('mails.title')} onClose={onClose}>
      <ListingFrame listing={listing} empty={t('mails.none')} failed={t('mails.failed')}>
        <ul className="ed-enquiries" ref={list} tabIndex={-1}>
          {listing.items.map((mail) => (
            <MailCard
              key={mail.id}
              {...{ mail, locale }}
              isBusy={busy === mail.id}
              onSend={() => void sendAgain(mail)}
            />
          ))}
        </ul>
      </ListingFrame>
    </Panel>
  )
}

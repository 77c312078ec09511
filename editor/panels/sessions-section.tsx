import { useTranslation } from 'react-i18next'
import type { OpenSession } from '#api/auth.ts'
import { useEditor } from '../components/editor-context.ts'
import { formatDateTime } from '../components/format-date.ts'
import { Monitor } from '../components/icons.tsx'
import { ListingFrame } from '../components/listing/listing-frame.tsx'
import { useListing } from '../components/listing/use-listing.ts'
import { focusPanel, PanelButton, useItemMutations } from './panel.tsx'

/** Lists the devices on which the user is signed in. All except this device have a button that signs them out. */
export function SessionsSection() {
  const { t } = useTranslation()
  const { store, locale } = useEditor()
  const { administration } = store
  const listing = useListing(administration.sessions)
  const { busy, mutate } = useItemMutations(listing.again)
  const messages = { busy: t('account.ending'), done: t('account.ended'), failed: t('account.endFailed') }
  const nameOf = ({ browser, system }: OpenSession) =>
    [browser, system].filter(Boolean).join(t('editor.comma')) || t('account.unknownDevice')

  async function end(id: string | undefined) {
    if (await mutate(id ?? 'others', messages, () => administration.endSessions(id))) focusPanel()
  }
  return (
    <section>
      <h3>{t('account.devices')}</h3>
      <ListingFrame listing={listing} empty={t('account.unknownDevice')} failed={t('account.devicesFailed')}>
        <ul tabIndex={-1}>
          {listing.items.map((session) => (
            <li key={session.id} className="ed-entry">
              <span className="ed-avatar ed-kind">
                <Monitor className="ed-i" />
              </span>
              <div>
                <p id={`session-${session.id}`} className="ed-row ed-by">
                  <b>
                    <bdi>{nameOf(session)}</bdi>
                  </b>
                  {session.is_current && <span className="ed-chip">{t('account.thisDevice')}</span>}
                </p>
                <p className="ed-muted">{t('account.lastUsed', { when: formatDateTime(locale, session.used_at) })}</p>
                {!session.is_current && (
                  <p className="ed-row">
                    <PanelButton
                      about={`session-${session.id}`}
                      isBusy={busy === session.id}
                      onClick={() => void end(session.id)}
                    >
                      {t('account.end')}
                    </PanelButton>
                  </p>
                )}
              </div>
            </li>
          ))}
        </ul>
        {listing.items.length > 1 && (
          <p className="ed-panel-tools">
            <PanelButton isBusy={busy === 'others'} onClick={() => void end(undefined)}>
              {t('account.endOthers')}
            </PanelButton>
          </p>
        )}
      </ListingFrame>
    </section>
  )
}

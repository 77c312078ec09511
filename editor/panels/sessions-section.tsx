import { useTranslation } from 'react-i18next'
import type { OpenSession } from '#api/auth.ts'
import { useEditor, useLocale } from '../components/editor-context.ts'
import { Monitor } from '../components/lazy-icons.tsx'
import { PanelDataFrame } from '../components/listing/panel-data.tsx'
import { usePanelData } from '../components/listing/use-panel-data.ts'
import { formatDateTime } from '../model/messages/format-date.ts'
import { focusPanel, PanelButton, useActs } from './panel.tsx'

/** Lists the devices on which the user is signed in. All except this device have a button that signs them out. */
export function SessionsSection() {
  const { t } = useTranslation()
  const { client } = useEditor()
  const locale = useLocale()
  const data = usePanelData(client.sessions)
  const { isBusy, actOn } = useActs()
  const nameOf = ({ browser, system }: OpenSession) =>
    [browser, system].filter(Boolean).join(t('editor.comma')) || t('account.unknownDevice')

  async function end(id: string | undefined) {
    if (await actOn(id ?? 'others', 'account.end', () => client.endSessions(id))) focusPanel()
  }
  return (
    <section>
      <h3>{t('account.devices')}</h3>
      <PanelDataFrame data={data} empty={t('account.unknownDevice')} failed={t('account.devicesFailed')}>
        <ul tabIndex={-1}>
          {data.items.map((session) => (
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
                      isBusy={isBusy(session.id)}
                      onClick={() => void end(session.id)}
                    >
                      {t('account.end.label')}
                    </PanelButton>
                  </p>
                )}
              </div>
            </li>
          ))}
        </ul>
        {data.items.length > 1 && (
          <p className="ed-panel-tools">
            <PanelButton isBusy={isBusy('others')} onClick={() => void end(undefined)}>
              {t('account.endOthers')}
            </PanelButton>
          </p>
        )}
      </PanelDataFrame>
    </section>
  )
}

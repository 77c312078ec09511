import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '#api/errors.ts'
import type { PreviewLink, ReleaseDetails } from '#api/releases.ts'
import { useEditor, useLocale } from '../components/editor-context.ts'
import { formatDateTime } from '../model/messages/format-date.ts'
import { focusPanel, PanelButton, useActs } from './panel.tsx'

type ReleaseLinksProps = { details: ReleaseDetails; isOwn: boolean }

/**
 * The links that show a release to people without an account. `isOwn` is whether the user may make and revoke them. The
 * address of a link is shown only when it is made, because the server does not store it.
 */
export function ReleaseLinks({ details: { id, links }, isOwn }: ReleaseLinksProps) {
  const { t } = useTranslation()
  const { client, act } = useEditor()
  const locale = useLocale()
  const { isBusy, actOn } = useActs()
  const [made, setMade] = useState('')
  const [isFull, setFull] = useState(false)
  const path = `/v1/releases/${id}/preview-links`

  async function share() {
    let url = ''
    const task = async () => {
      url = (await client.call<PreviewLink>(path, { method: 'POST', body: {} })).url
    }
    const isAnswered = (error: unknown) =>
      error instanceof ApiError && error.problem.type === 'urn:problem:too-many-preview-links'
    const outcome = await act('releases.share', task, { isAnswered })
    setFull(outcome === 'answered')
    if (outcome !== 'done') return
    // The link is also shown, to be copied by hand if the browser refuses access to the clipboard.
    await navigator.clipboard?.writeText(url).catch(() => {})
    setMade(url)
  }
  async function revoke(link: string) {
    const task = () => client.call<void>(`${path}/${link}`, { method: 'DELETE' })
    if (!(await actOn(link, 'releases.revoke', task))) return
    setFull(false)
    setMade('')
    focusPanel()
  }
  if (!isOwn && links.length === 0) return null
  return (
    <section className="ed-stack ed-panel-tools">
      <b>{t('releases.links')}</b>
      {links.map((link) => {
        const name = link.author?.name || link.author?.email || t('history.nobody')
        return (
          <p key={link.id} className="ed-row">
            <span id={link.id} className="ed-note">
              {t('releases.linkOf', { name, when: formatDateTime(locale, link.expires_at) })}
            </span>
            {isOwn && (
              <PanelButton about={link.id} isBusy={isBusy(link.id)} onClick={() => void revoke(link.id)}>
                {t('releases.revoke.label')}
              </PanelButton>
            )}
          </p>
        )
      })}
      {isFull && (
        <p role="alert" className="ed-refused">
          {t('releases.linksFull')}
        </p>
      )}
      {isOwn && (
        <p className="ed-row">
          <PanelButton onClick={() => void share()}>{t('releases.share.label')}</PanelButton>
        </p>
      )}
      {made && (
        <label className="ed-stack">
          {t('releases.copyByHand')}
          <input readOnly dir="ltr" value={made} onFocus={({ target }) => target.select()} />
        </label>
      )}
    </section>
  )
}

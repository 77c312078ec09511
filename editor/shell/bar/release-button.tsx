import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '#ui/intl.ts'
import { useEditor, useEditorState, useLocale } from '../../components/editor-context.ts'
import { watchSaves } from '../../model/history/undo-history.ts'
import type { BarAction } from './bar.tsx'

/**
 * Shows whether changes are saved on the live site or in a release, their number, and how many releases wait for the
 * user's approval. Opens the releases panel.
 */
export function ReleaseButton({ isOpen, run }: Pick<BarAction, 'isOpen' | 'run'>) {
  const { t } = useTranslation()
  const editor = useEditor()
  const { client, may } = editor
  const locale = useLocale()
  const release = useEditorState((state) => state.release)
  const changesLive = useEditorState(({ user }) => user?.changes_live !== false)
  const [changes, setChanges] = useState(0)
  const [waiting, setWaiting] = useState(0)
  const id = release?.id
  const approves = may('releases.publish')
  useEffect(() => {
    if (!id && !approves) return
    const load = async () => {
      const found = await client.releasesUnderWay().catch(() => undefined)
      if (!found) return
      setChanges((before) => found.items.find((each) => each.id === id)?.changes ?? before)
      setWaiting(approves ? found.items.filter(({ state }) => state === 'handed_in').length : 0)
    }
    void load()
    return watchSaves(editor, () => void load())
  }, [client, editor, id, approves])
  // Without a release no number is formatted: the first one takes longer than the rest of the bar.
  const total = release && formatNumber(changes, locale)
  return (
    <button
      type="button"
      className={`ed-btn is-ghost ed-release ${isOpen ? 'is-on' : ''}`}
      aria-expanded={isOpen}
      title={release ? t('release.intoRelease', { total }) : t(changesLive ? 'release.intoLive' : 'release.needed')}
      onClick={(event) => run(event.currentTarget)}
    >
      <i data-live={!release} />
      <bdi>{release ? release.name : t('release.live')}</bdi>
      {release && <b>{total}</b>}
      {waiting > 0 && (
        <b className="ed-waiting">
          <span>{t('release.waiting')}</span> {formatNumber(waiting, locale)}
        </b>
      )}
    </button>
  )
}

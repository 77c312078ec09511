import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '#ui/intl.ts'
import { useEditor, useEditorState, useLocale } from '../../components/editor-context.ts'
import { watchSaves } from '../../model/history/undo-history.ts'
import type { BarAction } from './bar.tsx'

/** Shows whether changes are saved on the live site or in a release, and their number. Opens the releases panel. */
export function ReleaseButton({ isOpen, run }: Pick<BarAction, 'isOpen' | 'run'>) {
  const { t } = useTranslation()
  const editor = useEditor()
  const { client } = editor
  const locale = useLocale()
  const release = useEditorState((state) => state.release)
  const [changes, setChanges] = useState(0)
  const id = release?.id
  useEffect(() => {
    if (!id) return
    const load = async () => {
      const found = await client.releasesUnderWay().catch(() => undefined)
      setChanges((before) => found?.items.find((each) => each.id === id)?.changes ?? before)
    }
    void load()
    return watchSaves(editor, () => void load())
  }, [client, editor, id])
  // Without a release no number is formatted: the first one takes longer than the rest of the bar.
  const total = release && formatNumber(changes, locale)
  return (
    <button
      type="button"
      className={`ed-btn is-ghost ed-release ${isOpen ? 'is-on' : ''}`}
      aria-expanded={isOpen}
      title={release ? t('release.intoRelease', { total }) : t('release.intoLive')}
      onClick={(event) => run(event.currentTarget)}
    >
      <i data-live={!release} />
      <bdi>{release ? release.name : t('release.live')}</bdi>
      {release && <b>{total}</b>}
    </button>
  )
}

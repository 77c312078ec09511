import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { isUnderWay } from '#api/current-release.ts'
import type { ReleaseDetails as Details } from '#api/releases.ts'
import { useEditor, useEditorState } from '../components/editor-context.ts'
import { PanelDataFrame } from '../components/listing/panel-data.tsx'
import { usePanelValue } from '../components/listing/use-panel-data.ts'
import type { PanelProps } from './panel.tsx'
import { ReleaseActions } from './release-actions.tsx'
import { ReleaseChanges } from './release-changes.tsx'
import { ReleaseLinks } from './release-links.tsx'
import { ReleaseNote, ReleaseNotes } from './release-notes.tsx'
import { TranslationRule } from './release-translation-rule.tsx'
import { ReleaseFacts, ReleaseState } from './releases-panel.tsx'
import { useReleases } from './use-releases.ts'

type ReleaseDetailsProps = Pick<PanelProps, 'onTouched' | 'leave'> & { id: string; onBack: () => void }

/** A release: its state, the actions that are possible, its changes and its notes. */
export function ReleaseDetails({ id, onBack, onTouched, leave }: ReleaseDetailsProps) {
  const { t } = useTranslation()
  const { may } = useEditor()
  const user = useEditorState((state) => state.user)
  const releases = useReleases()
  /** Whether the user may hand in, rename and share the release. */
  const isOwn = ({ author }: Details) => author?.id === user?.id || may('releases.publish')
  const data = usePanelValue(useCallback(() => releases.read(id), [releases, id]))
  const [details] = data.items
  return (
    <>
      <p className="ed-panel-tools">
        <button type="button" className="ed-link" onClick={onBack}>
          {t('releases.back')}
        </button>
      </p>
      <PanelDataFrame data={data} failed={t('releases.failed')}>
        {details && (
          <Shown details={details} isOwn={isOwn(details)} again={data.again} {...{ onBack, onTouched, leave }} />
        )}
      </PanelDataFrame>
    </>
  )
}

type ShownProps = Omit<ReleaseDetailsProps, 'id'> & { details: Details; isOwn: boolean; again: () => void }

/** The note of the last step and the conflicts come first, because they matter before publishing. */
function Shown({ details, isOwn, again, onBack, onTouched, leave }: ShownProps) {
  const { t } = useTranslation()
  const { name, state, items, notes } = details
  const isOpen = isUnderWay(details)
  const last = isOpen ? notes.findLast(({ kind }) => kind !== 'comment') : undefined
  const undecided = isOpen ? items.filter(({ conflicts }) => conflicts.length > 0) : []
  return (
    <>
      <section className="ed-stack ed-panel-tools">
        <p className="ed-row ed-by">
          <b dir="auto">{name}</b>
          <ReleaseState state={state} />
        </p>
        <ReleaseFacts release={details} />
        {last && <ReleaseNote note={last} />}
        {isOpen && <TranslationRule release={details} />}
      </section>
      {undecided.length > 0 && (
        <ReleaseChanges title={t('releases.toDecide')} items={undecided} {...{ details, isOwn }} />
      )}
      <ReleaseActions {...{ details, isOwn, again, onBack, onTouched, leave }} />
      {isOpen && <ReleaseLinks details={details} isOwn={isOwn} />}
      {state === 'open' && items.length === 0 && <p className="ed-line ed-panel-state">{t('releases.noChanges')}</p>}
      <ReleaseChanges items={items.filter((item) => !undecided.includes(item))} {...{ details, isOwn }} />
      <ReleaseNotes notes={notes.filter((note) => note !== last)} />
    </>
  )
}

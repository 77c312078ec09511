import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Release } from '#api/releases.ts'
import arabic from '#locales/ar/releases.json'
import english from '#locales/en/releases.json'
import { formatNumber } from '#ui/intl.ts'
import { useEditorState, useLocale } from '../components/editor-context.ts'
import { Layers } from '../components/lazy-icons.tsx'
import { PanelDataFrame } from '../components/listing/panel-data.tsx'
import { usePanelData } from '../components/listing/use-panel-data.ts'
import { formatSiteTime } from '../components/site-time.ts'
import { useMessages } from '../components/use-messages.ts'
import { ActForm } from '../form/act-form.tsx'
import { isConflict } from '../model/messages/error-messages.ts'
import { formatDateTime } from '../model/messages/format-date.ts'
import { focusPanel, Panel, PanelButton, type PanelProps } from './panel.tsx'
import { ReleaseDetails } from './release-details.tsx'
import { nameForm } from './release-forms.ts'
import { useEnterRelease } from './use-enter-release.ts'
import { useReleases } from './use-releases.ts'

/** Shows the list of releases, or the details of a release: at first of the current release, if there is one. */
export function ReleasesPanel({ onClose, onTouched, leave }: PanelProps) {
  const { t } = useTranslation()
  const release = useEditorState((state) => state.release)
  useMessages('releases', { en: english, ar: arabic })
  const [shown, setShown] = useState(release?.id)
  const open = (id: string | undefined) =>
    leave(() => {
      setShown(id)
      // The button that had the focus is no longer shown.
      focusPanel()
    })
  return (
    <Panel title={t('release.title')} onClose={onClose}>
      {shown ? (
        <ReleaseDetails key={shown} id={shown} onBack={() => open(undefined)} {...{ onTouched, leave }} />
      ) : (
        <ReleaseList onOpen={open} {...{ onTouched, leave }} />
      )}
    </Panel>
  )
}

type ReleaseListProps = Pick<PanelProps, 'onTouched' | 'leave'> & { onOpen: (id: string) => void }

function ReleaseList({ onOpen, onTouched, leave }: ReleaseListProps) {
  const { t } = useTranslation()
  const user = useEditorState((state) => state.user)
  const releases = useReleases()
  const enter = useEnterRelease()
  const data = usePanelData(releases.list)
  const [isBeginning, setBeginning] = useState(false)
  const begun = useRef<Release>(null)
  return (
    <>
      <div className="ed-stack ed-panel-tools">
        <p className="ed-note">{t(user?.changes_live === false ? 'releases.introToHandIn' : 'releases.intro')}</p>
        <p className="ed-row">
          <PanelButton
            kind="is-solid"
            aria-expanded={isBeginning}
            onClick={() => leave(() => setBeginning(!isBeginning))}
          >
            {t('releases.begin.label')}
          </PanelButton>
        </p>
      </div>
      {isBeginning && (
        <div className="ed-stack ed-listed">
          <ActForm
            form={nameForm(
              async (name) => {
                begun.current = await releases.begin(name)
              },
              undefined,
              (error) => ({ name: isConflict(error) && 'releases.tooMany' }),
            )}
            onTouched={onTouched}
            onCancel={() => leave(() => setBeginning(false))}
            onDone={() => {
              onTouched(false)
              void enter(begun.current)
            }}
          />
        </div>
      )}
      <PanelDataFrame data={data} empty={t('releases.none')} failed={t('releases.failed')}>
        <ul tabIndex={-1}>
          {data.items.map((release) => (
            <ReleaseRow key={release.id} release={release} onOpen={() => onOpen(release.id)} />
          ))}
        </ul>
      </PanelDataFrame>
    </>
  )
}

function ReleaseRow({ release, onOpen }: { release: Release; onOpen: () => void }) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <li className="ed-entry">
      <span className="ed-avatar ed-kind">
        <Layers className="ed-i" aria-hidden="true" />
      </span>
      <div>
        <p id={id} className="ed-row ed-by">
          <b dir="auto">{release.name}</b>
          <ReleaseState {...release} />
        </p>
        <ReleaseFacts release={release} />
        <p className="ed-row">
          <PanelButton about={id} onClick={onOpen}>
            {t('releases.look')}
          </PanelButton>
        </p>
      </div>
    </li>
  )
}

export function ReleaseState({ state }: Pick<Release, 'state'>) {
  const { t } = useTranslation()
  const isWaiting = state === 'handed_in' || state === 'scheduled'
  return <span className={`ed-chip ${isWaiting ? 'is-warning' : ''}`}>{t(`releases.state.${state}`)}</span>
}

export function ReleaseFacts({ release }: { release: Release }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { changes, author, created_at, publish_at, published_at, publisher, rolled_back_at, rolled_back_by } = release
  const total = formatNumber(changes, locale)
  const by = (person: Release['author'], moment: string) => ({
    name: person?.name || person?.email || t('history.nobody'),
    when: formatDateTime(locale, moment),
  })
  return (
    <>
      <p className="ed-note">{t('releases.facts', { total, ...by(author, created_at) })}</p>
      {publish_at && !published_at && (
        <p className="ed-note">{t('releases.goesOut', { when: formatSiteTime(locale, publish_at) })}</p>
      )}
      {published_at && <p className="ed-note">{t('releases.publishedAt', by(publisher, published_at))}</p>}
      {rolled_back_at && <p className="ed-note">{t('releases.rolledBackAt', by(rolled_back_by, rolled_back_at))}</p>}
    </>
  )
}

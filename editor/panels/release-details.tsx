import { type ReactNode, useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isUnderWay } from '#api/current-release.ts'
import { ApiError } from '#api/errors.ts'
import type { ReleaseDetails as Details } from '#api/releases.ts'
import { useEditor, useEditorState, useLocale } from '../components/editor-context.ts'
import { PanelDataFrame } from '../components/listing/panel-data.tsx'
import { usePanelValue } from '../components/listing/use-panel-data.ts'
import { ActForm, type FormOfAct, type Refusals } from '../form/act-form.tsx'
import { canBeDecided } from '../model/messages/error-messages.ts'
import { focusPanel, PanelButton, type PanelProps } from './panel.tsx'
import { ReleaseChanges } from './release-changes.tsx'
import { nameForm, noteForm, scheduleForm } from './release-forms.ts'
import { ReleaseLinks } from './release-links.tsx'
import { ReleaseNotes } from './release-notes.tsx'
import { TranslationRule } from './release-translation-rule.tsx'
import { ReleaseFacts, ReleaseState } from './releases-panel.tsx'
import { TextLinks } from './text-links.tsx'
import { useEndRelease } from './use-end-release.ts'
import { useEnterRelease } from './use-enter-release.ts'

type ReleaseDetailsProps = Pick<PanelProps, 'onTouched' | 'leave'> & { id: string; onBack: () => void }

/** A release: its state, the actions that are possible, its changes and its notes. */
export function ReleaseDetails({ id, onBack, onTouched, leave }: ReleaseDetailsProps) {
  const { t } = useTranslation()
  const { client, may } = useEditor()
  const user = useEditorState((state) => state.user)
  /** Whether the user may hand in, rename and share the release. */
  const isOwn = ({ author }: Details) => author?.id === user?.id || may('releases.publish')
  const data = usePanelValue(useCallback(() => client.release(id), [client, id]))
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
          <>
            <ReleaseHead details={details} isOwn={isOwn(details)} {...{ onBack, onTouched, leave }} />
            {isUnderWay(details) && <ReleaseLinks details={details} isOwn={isOwn(details)} />}
            <ReleaseChanges details={details} />
            <ReleaseNotes notes={details.notes} />
          </>
        )}
      </PanelDataFrame>
    </>
  )
}

type ReleaseHeadProps = Omit<ReleaseDetailsProps, 'id'> & { details: Details; isOwn: boolean }
type FormName = 'rename' | 'schedule' | 'handIn' | 'handBack' | 'comment'

function ReleaseHead({ details, isOwn, onBack, onTouched, leave }: ReleaseHeadProps) {
  const { t } = useTranslation()
  const { client, act, may } = useEditor()
  const locale = useLocale()
  const release = useEditorState((state) => state.release)
  const { id, name, state, changes } = details
  const enter = useEnterRelease()
  const [form, setForm] = useState<FormName>()
  /** Why the release could not be published, scheduled or handed in. */
  const [refused, setRefused] = useState<ApiError['problem']>()
  const isOpen = isUnderWay(details)
  const isCurrent = release?.id === id
  const mayPublish = may('releases.publish')

  function noteRefusal(error: unknown): boolean {
    const isAnswered = error instanceof ApiError && (!!error.problem.texts || canBeDecided(error))
    if (isAnswered) setRefused(error.problem)
    return isAnswered
  }
  /** Returns the `refusal` of a form: an error at `field` if texts have to be translated first. */
  const refusal =
    (field: string) =>
    (error: ApiError): Refusals => ({ [field]: !!error.problem.texts && noteRefusal(error) && 'releases.untranslated' })

  const { publish, rollBack, discard } = useEndRelease({
    details,
    onBack,
    clearRefusal: () => setRefused(undefined),
    noteRefusal,
  })
  /**
   * Handles a new state of the release. If the user works in the release, reloads the page, because the state
   * determines what may be changed.
   */
  const onState = (outcome: string) => isCurrent && void enter(details, outcome)
  async function unschedule() {
    const outcome = await act('releases.unschedule', () => client.unscheduleRelease(id), {
      values: { name },
    })
    if (outcome === 'done') onState(t('releases.unschedule.done', { name }))
  }

  const forms: Record<FormName, () => FormOfAct> = {
    rename: () => nameForm((typed) => client.renameRelease(id, typed), name),
    schedule: () => scheduleForm(locale, (at) => client.publishRelease(id, at), refusal('at')),
    handIn: () => noteForm('handIn', name, (note) => client.handInRelease(id, note), refusal('note')),
    handBack: () => noteForm('handBack', name, (note) => client.handBackRelease(id, note)),
    comment: () => noteForm('comment', name, (note) => client.commentOnRelease(id, note)),
  }
  const opener = (which: FormName, label: string, kind: 'is-outline' | 'is-plain' = 'is-outline'): ReactNode => (
    <PanelButton
      kind={kind}
      aria-expanded={form === which}
      onClick={() => leave(() => setForm(form === which ? undefined : which))}
    >
      {label}
    </PanelButton>
  )
  return (
    <section className="ed-stack ed-panel-tools">
      <p className="ed-row ed-by">
        <b dir="auto">{name}</b>
        <ReleaseState state={state} />
      </p>
      <ReleaseFacts release={details} />
      {isOpen && <TranslationRule release={details} />}
      {refused?.texts ? (
        <TextLinks
          about={t('releases.untranslated')}
          texts={refused.texts}
          total={refused.total}
          release={isCurrent ? undefined : id}
        />
      ) : (
        refused && (
          <p role="alert" className="ed-refused">
            {t('releases.conflict')}
          </p>
        )
      )}
      <p className="ed-row">
        {isOpen && !isCurrent && (
          <PanelButton
            kind={state === 'open' ? 'is-solid' : 'is-outline'}
            onClick={() => leave(() => void enter(details))}
          >
            {t('releases.work')}
          </PanelButton>
        )}
        {isOpen && changes > 0 && mayPublish && (
          <>
            <PanelButton kind={isCurrent ? 'is-solid' : 'is-outline'} onClick={() => void publish()}>
              {t('releases.publish.label')}
            </PanelButton>
            {state === 'scheduled' ? (
              <PanelButton onClick={() => void unschedule()}>{t('releases.unschedule.label')}</PanelButton>
            ) : (
              opener('schedule', t('releases.schedule.label'))
            )}
            {state === 'handed_in' && opener('handBack', t('releases.handBack.label'))}
          </>
        )}
        {state === 'open' && changes > 0 && isOwn && opener('handIn', t('releases.handIn.label'))}
        {state === 'published' && mayPublish && (
          <PanelButton kind="is-outline is-bad" onClick={() => void rollBack()}>
            {t('releases.rollBack.label')}
          </PanelButton>
        )}
      </p>
      {isOpen && (
        <p className="ed-row ed-links">
          {opener('comment', t('releases.comment.label'), 'is-plain')}
          {isOwn && opener('rename', t('releases.rename.label'), 'is-plain')}
          {isCurrent && (
            <PanelButton kind="is-plain" onClick={() => leave(() => void enter(null))}>
              {t('releases.toLive')}
            </PanelButton>
          )}
          {mayPublish && (
            <PanelButton kind="is-outline is-bad" onClick={() => void discard()}>
              {t('releases.discard.label')}
            </PanelButton>
          )}
        </p>
      )}
      {form && (
        <ActForm
          key={form}
          form={forms[form]()}
          onTouched={onTouched}
          onCancel={() => leave(() => setForm(undefined))}
          onDone={(outcome) => {
            const hasState = form !== 'comment' && form !== 'rename'
            onTouched(false)
            setForm(undefined)
            setRefused(undefined)
            if (hasState) onState(outcome)
            focusPanel()
          }}
        />
      )}
    </section>
  )
}

import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isUnderWay } from '#api/current-release.ts'
import { ApiError } from '#api/errors.ts'
import type { ReleaseDetails } from '#api/releases.ts'
import { useEditor, useEditorState, useLocale } from '../components/editor-context.ts'
import { ActForm, type FormOfAct, type Refusals } from '../form/act-form.tsx'
import { canBeDecided } from '../model/messages/error-messages.ts'
import { askAboutHiddenPages } from './ask-about-hidden-pages.ts'
import { focusPanel, PanelButton, type PanelProps } from './panel.tsx'
import { nameForm, noteForm, scheduleForm } from './release-forms.ts'
import { TextLinks } from './text-links.tsx'
import { useEndRelease } from './use-end-release.ts'
import { useEnterRelease } from './use-enter-release.ts'
import { useReleases } from './use-releases.ts'

type ReleaseActionsProps = Pick<PanelProps, 'onTouched' | 'leave'> & {
  details: ReleaseDetails
  /** Whether the user may hand in, rename, share and discard the release. */
  isOwn: boolean
  again: () => void
  onBack: () => void
}
type FormName = 'rename' | 'schedule' | 'handIn' | 'handBack' | 'comment'

/** The actions that are possible in the release's state, and the reason if one was refused. */
export function ReleaseActions({ details, isOwn, again, onBack, onTouched, leave }: ReleaseActionsProps) {
  const { t } = useTranslation()
  const { may, act } = useEditor()
  const locale = useLocale()
  const release = useEditorState((state) => state.release)
  const releases = useReleases()
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
    if (isAnswered) {
      setRefused(error.problem)
      // Loads the release again, to show conflicts that are new since the panel was loaded.
      again()
    }
    return isAnswered
  }
  /** Returns the `refusal` of a form: an error at `field` if texts or conflicts have to be settled first. */
  const refusal =
    (field: string) =>
    (error: ApiError): Refusals => ({
      [field]: noteRefusal(error) && (error.problem.texts ? 'releases.untranslated' : 'releases.conflict'),
    })

  const { publish, rollBack, reopen, discard } = useEndRelease({
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
    const outcome = await act('releases.unschedule', () => releases.unschedule(id), {
      values: { name },
    })
    if (outcome === 'done') onState(t('releases.unschedule.done', { name }))
  }

  const forms: Record<FormName, () => FormOfAct> = {
    rename: () => nameForm((typed) => releases.rename(id, typed), name),
    schedule() {
      const { ask, show } = askAboutHiddenPages(t, locale, details)
      const send = (at: string) => releases.publish(id, show, at)
      // Without hidden pages the form alone confirms it.
      return { ...scheduleForm(locale, send, refusal('at')), ...(ask?.better && { options: { ask } }) }
    },
    handIn: () => noteForm('handIn', name, (note) => releases.handIn(id, note), refusal('note')),
    handBack: () => noteForm('handBack', name, (note) => releases.handBack(id, note)),
    comment: () => noteForm('comment', name, (note) => releases.comment(id, note)),
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
        {state === 'rolled_back' && mayPublish && (
          <PanelButton kind="is-outline" onClick={() => void reopen()}>
            {t('releases.reopen.label')}
          </PanelButton>
        )}
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
          {may('releases.decide') && isOwn && (mayPublish || state !== 'scheduled') && (
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

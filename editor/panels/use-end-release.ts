import { useTranslation } from 'react-i18next'
import type { ReleaseDetails } from '#api/releases.ts'
import { useEditor, useEditorState, useLocale } from '../components/editor-context.ts'
import type { ActOptions } from '../model/act.ts'
import { isConflict } from '../model/messages/error-messages.ts'
import { askAboutHiddenPages } from './ask-about-hidden-pages.ts'
import { focusPanel } from './panel.tsx'
import { useEnterRelease } from './use-enter-release.ts'
import { useReleases } from './use-releases.ts'

type EndRelease = {
  details: ReleaseDetails
  onBack: () => void
  clearRefusal: () => void
  /** Shows why the release cannot be published. Returns false for any other error. */
  noteRefusal: (error: unknown) => boolean
}

/** Returns functions that publish, roll back and discard a release, each after a question, and one that reopens it. */
export function useEndRelease({ details, onBack, clearRefusal, noteRefusal }: EndRelease) {
  const { t } = useTranslation()
  const { act } = useEditor()
  const locale = useLocale()
  const release = useEditorState((state) => state.release)
  const releases = useReleases()
  const { id, name } = details
  const enter = useEnterRelease()
  /** Publishes, rolls back, reopens or discards the release. A user who works in it then sees the live site. */
  async function end(
    key: 'publish' | 'rollBack' | 'reopen' | 'discard',
    task: () => Promise<unknown>,
    options: ActOptions,
  ) {
    const outcome = await act(`releases.${key}`, task, { values: { name }, isOfPage: true, ...options })
    if (outcome !== 'done') return outcome
    // The button that had the focus is not offered any more.
    focusPanel()
    if (release?.id === id) await enter(null, t(`releases.${key}.done`, { name }))
    return outcome
  }
  async function publish() {
    const { ask, show } = askAboutHiddenPages(t, locale, details)
    const task = () => {
      clearRefusal()
      return releases.publish(id, show)
    }
    await end('publish', task, { ask, isAnswered: noteRefusal })
  }
  async function rollBack() {
    const roll = (ask: ActOptions['ask'], force = false) =>
      end('rollBack', () => releases.rollBack(id, force), { ask, isAnswered: isConflict })
    if ((await roll({})) !== 'answered') return
    await roll(
      { text: t('releases.rollBackAll.ask.text'), action: t('releases.rollBackAll.label'), isDangerous: true },
      true,
    )
  }
  const reopen = () => end('reopen', () => releases.reopen(id), {})
  async function discard() {
    const outcome = await end('discard', () => releases.discard(id), { ask: { isDangerous: true } })
    if (outcome === 'done') onBack()
  }
  return { publish, rollBack, reopen, discard }
}

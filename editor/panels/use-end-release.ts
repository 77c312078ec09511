import { useTranslation } from 'react-i18next'
import type { ReleaseDetails } from '#api/releases.ts'
import { useEditor } from '../components/editor-context.ts'
import type { SaveMessages } from '../model/messages/save-messages.ts'
import { isConflict } from '../model/saving/save-errors.ts'
import { useEnterRelease } from './use-enter-release.ts'

type EndRelease = {
  details: ReleaseDetails
  onChanged: () => void
  onBack: () => void
  clearRefusal: () => void
  /** Shows why the release cannot be published. Returns false for any other error. */
  noteRefusal: (error: unknown) => boolean
}

/** Returns functions that publish, roll back and discard a release, each after a question. */
export function useEndRelease({ details, onChanged, onBack, clearRefusal, noteRefusal }: EndRelease) {
  const { t } = useTranslation()
  const { store, release } = useEditor()
  const { administration } = store
  const { id, name } = details
  const enter = useEnterRelease()
  /** Runs a task that publishes, rolls back or discards the release. A user who works in it then sees the live site. */
  async function run(messages: SaveMessages, task: () => Promise<unknown>, isAnswered?: (error: unknown) => boolean) {
    const outcome = await store.mutatePage(messages, task, isAnswered && { isAnswered })
    if (outcome === 'done' && release?.id === id) await enter(null, messages.done)
    else if (outcome === 'done') onChanged()
    return outcome
  }
  const messages = (busy: string, done: string, failed: string): SaveMessages => ({ busy, done, failed })
  const ask = (title: string, text: string, action: string, isDangerous = false) =>
    store.confirm.ask({ title, text, action, isDangerous })

  async function publish() {
    if (!(await ask(t('releases.publishTitle', { name }), t('releases.publishText'), t('releases.publish')))) return
    clearRefusal()
    const task = () => administration.publishRelease(id)
    const outcome = await run(
      messages(t('releases.publishing'), t('releases.published', { name }), t('releases.publishFailed')),
      task,
      noteRefusal,
    )
    if (outcome === 'answered') onChanged()
  }
  async function rollBack(force = false) {
    const title = t('releases.rollBackTitle', { name })
    const isSure = force
      ? ask(title, t('releases.rollBackForce'), t('releases.rollBackAll'), true)
      : ask(title, t('releases.rollBackText'), t('releases.rollBack'))
    if (!(await isSure)) return
    const task = () => administration.rollBackRelease(id, force)
    const outcome = await run(
      messages(t('releases.rollingBack'), t('releases.rolledBack', { name }), t('releases.rollBackFailed')),
      task,
      isConflict,
    )
    if (outcome === 'answered') await rollBack(true)
  }
  async function discard() {
    if (!(await ask(t('releases.discardTitle', { name }), t('releases.discardText'), t('releases.discard'), true)))
      return
    const task = () => administration.discardRelease(id)
    const outcome = await run(
      messages(t('releases.discarding'), t('releases.discarded', { name }), t('releases.discardFailed')),
      task,
    )
    if (outcome === 'done') onBack()
  }
  return { publish, rollBack, discard }
}

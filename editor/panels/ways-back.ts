import { useTranslation } from 'react-i18next'
import type { HistoryChange } from '#api/history.ts'
import type { Locale } from '#content/text.ts'
import type { Desk } from '../desk.ts'
import { isConflict, isOfDeletedFile } from '../history/is-conflict.ts'
import { changeName } from '../history/naming.ts'
import { focusPanel } from './panel.tsx'
import { whenWords } from './when.ts'
import { whereStored } from './where.ts'

/** The ways back from a change: taking back it alone, or bringing its page to the state that it left. */
export function useWaysBack(desk: Desk, locale: Locale) {
  const { t } = useTranslation()
  const words = (done: string) => ({ busy: t('history.restoring'), done, failed: t('history.failed') })

  async function restore(change: HistoryChange, force = false) {
    const done = t('history.restored', { name: changeName(t, locale, change) })
    let isFileDeleted = false
    const outcome = await desk.performOnPage(words(done), () => desk.administration.revert(refOf(change), force), {
      isAnswered(error) {
        isFileDeleted = isOfDeletedFile(error)
        return isConflict(error)
      },
    })
    if (outcome !== 'answered') return focusPanel()
    const isForced = await desk.asking.ask(
      isFileDeleted
        ? {
            title: t('history.fileDeletedTitle'),
            text: t('history.fileDeletedText'),
            action: t('history.fileDeletedAction'),
          }
        : {
            title: t('history.conflictTitle'),
            text: t('history.conflictText'),
            action: t('history.conflictAction'),
          },
    )
    if (isForced) await restore(change, true)
  }

  async function putBack(change: HistoryChange) {
    const when = whenWords(locale, change.at)
    const page = whereStored(t, locale, change.page).name
    const isMeant = await desk.asking.ask({
      title: t('history.putBackTitle', { page }),
      text: t('history.putBackText', { when }),
      action: t('history.putBackAction'),
    })
    if (!isMeant) return
    const said = words(t('history.isPutBack', { page, when }))
    const outcome = await desk.performOnPage(said, () => desk.administration.restore(refOf(change)), {
      isAnswered: isConflict,
    })
    if (outcome === 'answered') desk.notices.alert(said.failed)
    focusPanel()
  }
  return {
    restore: (change: HistoryChange) => void restore(change),
    putBack: (change: HistoryChange) => void putBack(change),
  }
}

const refOf = ({ page, version }: HistoryChange) => ({ page, version })

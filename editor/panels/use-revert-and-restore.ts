import { useTranslation } from 'react-i18next'
import type { HistoryChange } from '#api/history.ts'
import type { Locale } from '#content/locale.ts'
import { formatDateTime } from '../components/format-date.ts'
import { changeName } from '../model/history/change-names.ts'
import { pageLink } from '../model/history/page-link.ts'
import { isConflict, isOfDeletedFile } from '../model/saving/is-conflict.ts'
import type { EditorStore } from '../model/store.ts'
import { focusPanel } from './panel.tsx'

/** `restore` reverts one change; `putBack` restores its page to the state after the change. */
export function useRevertAndRestore(store: EditorStore, locale: Locale) {
  const { t } = useTranslation()
  const messages = (done: string) => ({ busy: t('history.restoring'), done, failed: t('history.failed') })

  async function restore(change: HistoryChange, force = false) {
    const done = t('history.restored', { name: changeName(t, locale, change) })
    let isFileDeleted = false
    const outcome = await store.mutatePage(messages(done), () => store.administration.revert(refOf(change), force), {
      isAnswered(error) {
        isFileDeleted = isOfDeletedFile(error)
        return isConflict(error)
      },
    })
    if (outcome !== 'answered') return focusPanel()
    const isForced = await store.confirm.ask(
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
    const when = formatDateTime(locale, change.at)
    const page = pageLink(t, locale, change.page).name
    const isMeant = await store.confirm.ask({
      title: t('history.putBackTitle', { page }),
      text: t('history.putBackText', { when }),
      action: t('history.putBackAction'),
    })
    if (!isMeant) return
    const said = messages(t('history.isPutBack', { page, when }))
    const outcome = await store.mutatePage(said, () => store.administration.restore(refOf(change)), {
      isAnswered: isConflict,
    })
    if (outcome === 'answered') store.toasts.alert(said.failed)
    focusPanel()
  }
  return {
    restore: (change: HistoryChange) => void restore(change),
    putBack: (change: HistoryChange) => void putBack(change),
  }
}

const refOf = ({ page, version }: HistoryChange) => ({ page, version })

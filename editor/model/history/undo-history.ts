import type { HistoryChange } from '#api/history.ts'
import { isConflict, isOfDeletedFile } from '../saving/save-errors.ts'
import type { Slices } from '../store.ts'
import { actionName, changeName, reversed } from './change-names.ts'
import { shownScope } from './history-scope.ts'
import { newestPendingSave } from './newest-pending-save.ts'
import { changeKey, type UndoState, undoState } from './undo-state.ts'
import { watchSaves } from './watch-saves.ts'

/**
 * Undoes and redoes the user's own changes of the pages that are shown. The changes are fetched from the server after
 * each save, so that undo works after a reload and covers changes made in another window.
 */
export function createUndoHistory(store: Slices) {
  const { administration, documents, mutations, toasts, t, locale, getState, setState } = store
  /** Changes whose revert changed nothing, because somebody had already undone them by hand. */
  const ineffective = new Set<string>()
  let last: Promise<unknown> = Promise.resolve()
  let requests = 0
  let showHistory = () => {}

  /** Fetches the user's changes; undefined without a response (no alert, because other failing requests show one). */
  async function fetchChanges(): Promise<{ changes: HistoryChange[]; found: UndoState } | undefined> {
    const request = ++requests
    const scope = shownScope(store.getState().pages, store.places.pages())
    if (scope.pages.length === 0) return undefined
    const answer = await administration.history({ ...scope, mine: true, limit: 50 }).catch(() => undefined)
    if (!answer) return undefined
    const changes = answer.items.filter((change) => !ineffective.has(changeKey(change)))
    const found = undoState(changes, Date.now() - day)
    // A later request may already have shown a newer state.
    if (request === requests) setState(found)
    return { changes, found }
  }

  /** The change to undo or redo. If the change is a save that is still pending, a toast names it during the wait. */
  async function findChange(which: 'undo' | 'redo'): Promise<HistoryChange | undefined> {
    const saving = which === 'undo' ? newestPendingSave(documents, locale()) : undefined
    const { [which]: before, pendingCount } = getState()
    const isBusy = pendingCount > 0
    const likely = saving?.change ?? (isBusy ? undefined : before)
    const toast = likely || isBusy ? toasts.busy(undoMessages(which, likely).busy, 0) : undefined
    await mutations.settled()
    const found = ((await fetchChanges())?.found ?? getState())[which]
    toast?.dismiss()
    // The pending save was not stored (an upload failed, for example). The change before it must not be undone instead.
    if (saving && found && before && changeKey(found) === changeKey(before)) return undefined
    const { failedChanges, conflicts } = getState()
    const failed = [...failedChanges, ...conflicts.map(({ change }) => change)]
    return failed.some(({ id }) => id === saving?.saved.id) ? undefined : found
  }

  async function step(which: 'undo' | 'redo') {
    const change = await findChange(which)
    if (!change) return
    const { page, version } = change
    let sentence: 'history.changedSince' | 'history.fileDeleted' = 'history.changedSince'
    const revert = () => administration.revert({ page, version })
    const outcome = await mutations.mutatePage(undoMessages(which, change), revert, {
      isAnswered(error) {
        if (isOfDeletedFile(error)) sentence = 'history.fileDeleted'
        return isConflict(error)
      },
    })
    if (outcome === 'answered') {
      const actions = [{ label: t('history.open'), run: showHistory }]
      toasts.alert(t(sentence, { name: changeName(t, locale(), change) }), { actions })
    }
    const changes = (await fetchChanges())?.changes
    const isReverted = changes?.some((each) => each.page === page && each.reverts === version)
    if (outcome === 'done' && changes && !isReverted) {
      ineffective.add(changeKey(change))
      await fetchChanges()
    }
  }

  function undoMessages(which: 'undo' | 'redo', change: HistoryChange | undefined) {
    const action = change && actionName(t, locale(), which === 'undo' ? change : reversed(change))
    const name = action ?? t('history.change')
    const failed = t('history.failed')
    return which === 'undo'
      ? { busy: t('history.undoing', { name }), done: t('history.undone', { name }), failed }
      : { busy: t('history.redoing', { name }), done: t('history.redone', { name }), failed }
  }

  /** Steps run one after another. */
  const queue = (which: 'undo' | 'redo') => () => {
    last = last.then(() => step(which))
  }

  return {
    /**
     * After each save, fetches what can be undone and redone; the returned function stops this. `onShowHistory` opens
     * the history, which shows why a step was not possible.
     */
    watch(onShowHistory: () => void) {
      showHistory = onShowHistory
      void fetchChanges()
      return watchSaves(store, () => void fetchChanges())
    },
    undo: queue('undo'),
    redo: queue('redo'),
  }
}

const day = 24 * 60 * 60 * 1000

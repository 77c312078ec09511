import type { i18n } from 'i18next'
import type { HistoryChange } from '#api/history.ts'
import type { Locale } from '#content/locale.ts'
import { isConflict, isOfDeletedFile } from '../saving/is-conflict.ts'
import type { EditorStore } from '../store.ts'
import { actionName, changeName, reversed } from './change-names.ts'
import { newestPendingSave } from './pending-save.ts'
import { shownScope } from './scope.ts'
import { changeKey, type UndoState, undoState } from './undo-state.ts'
import { watchSaves } from './watch-saves.ts'

export type UndoHistory = ReturnType<typeof createUndoHistory>

/**
 * Undoes and redoes the user's own changes of the pages that are shown. They are fetched from the server after each
 * save, so that undo works after a reload and covers changes made in another window.
 */
export function createUndoHistory(store: EditorStore, i18n: i18n, showHistory: () => void) {
  const { t } = i18n
  let state: UndoState = {}
  /** Changes whose revert changed nothing, because somebody had already undone them by hand. */
  const spent = new Set<string>()
  const listeners = new Set<() => void>()
  let last: Promise<unknown> = Promise.resolve()
  let asked = 0

  /** Fetches the user's changes; without a response the state stays, and other failing requests show the alert. */
  async function look(): Promise<{ changes: HistoryChange[]; found: UndoState } | undefined> {
    const mine = ++asked
    const scope = shownScope(store)
    if (scope.pages.length === 0) return undefined
    const answer = await store.administration.history({ ...scope, mine: true, limit: 50 }).catch(() => undefined)
    if (!answer) return undefined
    const changes = answer.items.filter((change) => !spent.has(changeKey(change)))
    const found = undoState(changes, Date.now() - day)
    // A later request may already have shown a newer state.
    if (mine === asked) {
      state = found
      for (const listener of listeners) listener()
    }
    return { changes, found }
  }

  /** The change to undo or redo. It may be a save that is still pending: a toast names it at once during the wait. */
  async function meant(which: 'undo' | 'redo'): Promise<HistoryChange | undefined> {
    const saving = which === 'undo' ? newestPendingSave(store.documents, i18n.language as Locale) : undefined
    const before = state[which]
    const isBusy = store.state().pendingCount > 0
    const likely = saving?.change ?? (isBusy ? undefined : state[which])
    const toast = likely || isBusy ? store.toasts.busy(undoMessages(which, likely).busy, 0) : undefined
    await store.settled()
    const found = ((await look())?.found ?? state)[which]
    toast?.dismiss()
    // The pending save was not stored (an upload failed, for example): the change before it was not meant.
    if (saving && found && before && changeKey(found) === changeKey(before)) return undefined
    const { failedChanges, conflicts } = store.state()
    const failed = [...failedChanges, ...conflicts.map(({ change }) => change)]
    return failed.some(({ id }) => id === saving?.saved.id) ? undefined : found
  }

  async function step(which: 'undo' | 'redo') {
    const change = await meant(which)
    if (!change) return
    const name = changeName(t, i18n.language as Locale, change)
    const said = undoMessages(which, change)
    let sentence: 'history.changedSince' | 'history.fileDeleted' = 'history.changedSince'
    const outcome = await store.mutatePage(said, () => store.administration.revert(refOf(change)), {
      isAnswered(error) {
        if (isOfDeletedFile(error)) sentence = 'history.fileDeleted'
        return isConflict(error)
      },
    })
    if (outcome === 'answered') {
      const actions = [{ label: t('history.open'), run: showHistory }]
      store.toasts.alert(t(sentence, { name }), { actions })
    }
    const changes = (await look())?.changes
    const isReverted = changes?.some(({ page, reverts }) => page === change.page && reverts === change.version)
    if (outcome === 'done' && changes && !isReverted) {
      spent.add(changeKey(change))
      await look()
    }
  }

  function undoMessages(which: 'undo' | 'redo', change: HistoryChange | undefined) {
    const locale = i18n.language as Locale
    const name = change ? actionName(t, locale, which === 'undo' ? change : reversed(change)) : t('history.change')
    const failed = t('history.failed')
    return which === 'undo'
      ? { busy: t('history.undoing', { name }), done: t('history.undone', { name }), failed }
      : { busy: t('history.redoing', { name }), done: t('history.redone', { name }), failed }
  }

  /** Steps run one after another. */
  const take = (which: 'undo' | 'redo') => () => {
    last = last.then(() => step(which))
  }

  return {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Updates the state after each save; the returned function stops that. */
    watch() {
      void look()
      return watchSaves(store, () => void look())
    },
    undo: take('undo'),
    redo: take('redo'),
  }
}

const refOf = ({ page, version }: HistoryChange) => ({ page, version })
const day = 24 * 60 * 60 * 1000

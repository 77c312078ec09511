import type { Change } from '#api/history.ts'
import { differences } from '#content/differences.ts'
import { apply } from '#content/edits.ts'
import type { Locale } from '#content/locale.ts'
import type { EditorDocuments, Save } from '../documents/documents.ts'
import { isSettings, schemaOf } from '../documents/field-schema.ts'
import { itemTitle } from '../documents/names.ts'
import { isConflict, isOfDeletedFile } from '../messages/error-messages.ts'
import type { EditorStore } from '../store.ts'
import { actionName, changeName, reversed } from './change-names.ts'
import { changeKey, shownScope, type UndoState, undoState } from './undo-state.ts'

/** Own changes come from the server after each save: undo works after a reload, and for changes in another window. */
export function createUndoHistory(store: EditorStore) {
  const { client, documents, act, toasts, t, locale, getState, setState } = store
  /** The keys of changes whose revert changed nothing, because somebody had already undone them by hand. */
  const ineffective = new Set<string>()
  let last: Promise<unknown> = Promise.resolve()
  let requests = 0
  let showHistory = () => {}

  /**
   * Undefined if no page is shown or the request fails. That shows no alert, because other failing requests show one.
   */
  async function fetchChanges(): Promise<{ changes: Change[]; found: UndoState } | undefined> {
    const request = ++requests
    const scope = shownScope(store.getState().pages, store.documents.places.pages())
    if (scope.pages.length === 0) return undefined
    const answer = await client.history({ ...scope, mine: true, limit: 50 }).catch(() => undefined)
    if (!answer) return undefined
    const changes = answer.items.filter((change) => !ineffective.has(changeKey(change)))
    const found = undoState(changes, Date.now() - day)
    // If a later request was sent meanwhile, only its response sets the state.
    if (request === requests) setState(found)
    return { changes, found }
  }

  async function findChange(which: 'undo' | 'redo'): Promise<Change | undefined> {
    const saving = which === 'undo' ? newestPendingSave(documents, locale()) : undefined
    const { [which]: before, pendingCount } = getState()
    const isBusy = pendingCount > 0
    const likely = saving?.change ?? (isBusy ? undefined : before)
    const toast = likely || isBusy ? toasts.busy(undoMessages(which, likely).busy, 0) : undefined
    await act.settled()
    const found = ((await fetchChanges())?.found ?? getState())[which]
    toast?.dismiss()
    // The pending save was not stored, for example because an upload failed. Do not undo the change before it instead.
    if (saving && found && before && changeKey(found) === changeKey(before)) return undefined
    const { failedSaves, conflicts } = getState()
    const failed = [...failedSaves, ...conflicts.map(({ save }) => save)]
    return failed.some(({ id }) => id === saving?.saved.id) ? undefined : found
  }

  async function step(which: 'undo' | 'redo') {
    const change = await findChange(which)
    if (!change) return
    const { page, version } = change
    let sentence: 'history.changedSince' | 'history.fileDeleted' = 'history.changedSince'
    const revert = () => client.revert({ page, version })
    const about = changeKey(change)
    const outcome = await act(undoMessages(which, change), revert, {
      isOfPage: true,
      about,
      isAnswered(error) {
        if (isOfDeletedFile(error)) sentence = 'history.fileDeleted'
        return isConflict(error)
      },
    })
    if (outcome === 'answered') {
      const actions = [{ label: t('history.open'), run: showHistory }]
      toasts.alert(t(sentence, { name: changeName(t, locale(), change) }), { about, actions })
    }
    const changes = (await fetchChanges())?.changes
    const isReverted = changes?.some((each) => each.page === page && each.reverts === version)
    if (outcome === 'done' && changes && !isReverted) {
      ineffective.add(changeKey(change))
      await fetchChanges()
    }
  }

  function undoMessages(which: 'undo' | 'redo', change: Change | undefined) {
    const action = change && actionName(t, locale(), which === 'undo' ? change : reversed(change))
    const name = action ?? t('history.change')
    const failed = t('history.revert.failed')
    return { busy: t(`history.${which}.busy`, { name }), done: t(`history.${which}.done`, { name }), failed }
  }

  const queue = (which: 'undo' | 'redo') => () => {
    last = last.then(() => step(which))
  }

  return {
    /** `onShowHistory` opens the history panel, from the alert that a change could not be reverted. */
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

/** A pending save, and the change that the history will contain once it is stored. */
type PendingSave = { saved: Save; change: Change }

export function newestPendingSave(documents: EditorDocuments, locale: Locale): PendingSave | undefined {
  const last = documents
    .all()
    .flatMap((document) => document.pending.filter(({ isPreview }) => !isPreview).map((saved) => ({ document, saved })))
    .toSorted((one, other) => other.saved.at - one.saved.at)
    .at(0)
  if (!last) return undefined
  const { document, saved } = last
  const before = document.pending.slice(0, document.pending.indexOf(saved)).flatMap(({ edits }) => edits)
  const was = apply(document.content, before)
  const entry: Change['entries'][number] = {
    block_id: document.block,
    block_type: isSettings(document.type) ? 'PAGE' : document.type,
    item_id: document.item ?? null,
    action: 'update',
    name: itemTitle(schemaOf(document), document.edited, locale),
    differences: differences(was, apply(was, saved.edits)),
  }
  const at = new Date(saved.at).toISOString()
  const change = { page: document.page, version: 0, at, author: null, is_mine: true, is_start: false, reverts: null }
  return { saved, change: { ...change, entries: [entry], files: {} } }
}

/** Calls `listener` shortly after a save, and after other pages are shown. The returned function stops that. */
export function watchSaves({ getState, documents, subscribe }: EditorStore, listener: () => void): () => void {
  const read = () => [getState().savedAt?.getTime(), location.pathname, ...documents.places.pages()].join()
  let seen = read()
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = subscribe(() => {
    const now = read()
    if (now === seen) return
    seen = now
    clearTimeout(timer)
    // Waits for a pause, because there may be many saves in a short time, for example while a list is reordered.
    timer = setTimeout(listener, 300)
  })
  return () => {
    clearTimeout(timer)
    stop()
  }
}

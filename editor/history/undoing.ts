import type { i18n } from 'i18next'
import type { HistoryChange } from '#api/history.ts'
import type { Locale } from '#content/text.ts'
import type { Desk } from '../desk.ts'
import { isConflict, isOfDeletedFile } from './is-conflict.ts'
import { changeName, deedName, reversed } from './naming.ts'
import { onItsWay } from './on-its-way.ts'
import { shownScope } from './scope.ts'
import { changeKey, type Undoable, undoable } from './undoable.ts'
import { watchStored } from './watch-stored.ts'

export type Undoing = ReturnType<typeof createUndoing>

/**
 * Undoes and redoes one's own changes of the pages that are shown. What these are is asked of the server after each
 * save, so it outlives a reload and knows what was done in another window.
 */
export function createUndoing(desk: Desk, i18n: i18n, showHistory: () => void) {
  const { t } = i18n
  let state: Undoable = {}
  /** Changes that left nothing to take back, because somebody had done so by hand. */
  const spent = new Set<string>()
  const listeners = new Set<() => void>()
  let last: Promise<unknown> = Promise.resolve()
  let asked = 0

  /** Asks for one's changes; without an answer all stays as it was, which whatever else fails will tell of. */
  async function look(): Promise<{ changes: HistoryChange[]; found: Undoable } | undefined> {
    const mine = ++asked
    const scope = shownScope(desk)
    if (scope.pages.length === 0) return undefined
    const answer = await desk.administration.history({ ...scope, mine: true, limit: 50 }).catch(() => undefined)
    if (!answer) return undefined
    const changes = answer.items.filter((change) => !spent.has(changeKey(change)))
    const found = undoable(changes, Date.now() - day)
    // Somebody may have asked since, and shows what is newer.
    if (mine === asked) {
      state = found
      for (const listener of listeners) listener()
    }
    return { changes, found }
  }

  /** Says at once what it will do: what is meant may be a save that is still on its way, which is waited for. */
  async function meant(which: 'undo' | 'redo'): Promise<HistoryChange | undefined> {
    const saving = which === 'undo' ? onItsWay(desk.units, i18n.language as Locale) : undefined
    const before = state[which]
    const isBusy = desk.state().onTheirWay > 0
    const likely = saving?.change ?? (isBusy ? undefined : state[which])
    const notice = likely || isBusy ? desk.notices.busy(sayings(which, likely).busy, 0) : undefined
    await desk.settled()
    const found = ((await look())?.found ?? state)[which]
    notice?.gone()
    // It was not stored, as a picture whose upload failed: what was stored before it was not meant.
    if (saving && found && before && changeKey(found) === changeKey(before)) return undefined
    const { kept, conflicts } = desk.state()
    const failed = [...kept, ...conflicts.map(({ change }) => change)]
    return failed.some(({ id }) => id === saving?.saved.id) ? undefined : found
  }

  async function step(which: 'undo' | 'redo') {
    const change = await meant(which)
    if (!change) return
    const name = changeName(t, i18n.language as Locale, change)
    const said = sayings(which, change)
    let sentence: 'history.changedSince' | 'history.fileDeleted' = 'history.changedSince'
    const outcome = await desk.performOnPage(said, () => desk.administration.revert(refOf(change)), {
      isAnswered(error) {
        if (isOfDeletedFile(error)) sentence = 'history.fileDeleted'
        return isConflict(error)
      },
    })
    if (outcome === 'answered') {
      const actions = [{ label: t('history.open'), run: showHistory }]
      desk.notices.alert(t(sentence, { name }), { actions })
    }
    const changes = (await look())?.changes
    const isTakenBack = changes?.some(({ page, reverts }) => page === change.page && reverts === change.version)
    if (outcome === 'done' && changes && !isTakenBack) {
      spent.add(changeKey(change))
      await look()
    }
  }

  function sayings(which: 'undo' | 'redo', change: HistoryChange | undefined) {
    const locale = i18n.language as Locale
    const name = change ? deedName(t, locale, which === 'undo' ? change : reversed(change)) : t('history.change')
    const failed = t('history.failed')
    return which === 'undo'
      ? { busy: t('history.undoing', { name }), done: t('history.undone', { name }), failed }
      : { busy: t('history.redoing', { name }), done: t('history.redone', { name }), failed }
  }

  /** Steps that are asked for in a row are taken one after the other. */
  const take = (which: 'undo' | 'redo') => () => {
    last = last.then(() => step(which))
  }

  return {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Keeps up with what is saved; answers how to stop. */
    watch() {
      void look()
      return watchStored(desk, () => void look())
    },
    undo: take('undo'),
    redo: take('redo'),
  }
}

const refOf = ({ page, version }: HistoryChange) => ({ page, version })
const day = 24 * 60 * 60 * 1000

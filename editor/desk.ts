import type { i18n } from 'i18next'
import type { Client } from '#api/client.ts'
import { SessionExpired } from '#api/errors.ts'
import { failureText, reasonOf } from './failures.ts'
import { createNotices } from './notices/notices.ts'
import { createPlaces, type Place } from './places.ts'
import type { Edit } from './store/content-path.ts'
import { type Entry, openJournal } from './store/journal.ts'
import { createSaving, type SaveReport } from './store/saving.ts'
import { type Change, createUnits, type Unit } from './store/units.ts'

/** What lies on the editor's desk: the dialogs that are open, and what is not saved yet. */
export type DeskState = {
  /** The open text; `kept` where it is one that could not be saved. */
  opening?: { place: Place; backTo: HTMLElement | null; kept?: Change }
  /** Changes that met another editor's, waiting to be chosen from. */
  conflicts: Change[]
  /** Changes that could not be saved. */
  kept: Change[]
  isExpired: boolean
  onTheirWay: number
  savedAt?: Date
}

export type Desk = ReturnType<typeof createDesk>

/** Everything the editor does, apart from drawing it. */
export function createDesk(client: Client, { t }: i18n) {
  const units = createUnits(client)
  const notices = createNotices()
  const journal = openJournal()
  const saving = createSaving({ client, units, journal, report })
  let state: DeskState = { conflicts: [], kept: [], isExpired: false, onTheirWay: 0 }
  const listeners = new Set<() => void>()

  function set(part: Partial<DeskState>) {
    state = { ...state, ...part }
    for (const listener of listeners) listener()
  }
  const without = (changes: Change[], change: Change) => changes.filter(({ id }) => id !== change.id)

  /** Says on the screen how a save goes (specification §4: 30, 70, and success after 300 ms). */
  function report(change: Change, unit: Unit): SaveReport {
    const notice = notices.busy(t('notices.savingChanges'), 0)
    set({ onTheirWay: state.onTheirWay + 1 })
    const arrived = (part: Partial<DeskState> = {}) => set({ onTheirWay: state.onTheirWay - 1, ...part })
    return {
      progress: notice.progress,
      saved() {
        arrived({ savedAt: new Date() })
        setTimeout(() => notice.done(t('notices.changesSaved')), 300)
      },
      failed(error) {
        notice.gone()
        arrived({ kept: [...state.kept, change], isExpired: state.isExpired || error instanceof SessionExpired })
        notices.alert(failureText(t, unit), { detail: reasonOf(t, error), actions: waysOut(change) })
      },
      conflicted() {
        notice.gone()
        arrived({ conflicts: [...state.conflicts, change] })
      },
    }
  }

  const waysOut = (change: Change) => [
    { label: t('editor.recoveredOpen'), run: () => void reopen(change) },
    { label: t('editor.recoveredSave'), run: () => again(change) },
  ]

  /** Opens a field; an item is fetched whole before. */
  async function open(place: Place, backTo: HTMLElement | null, kept?: Change) {
    try {
      await units.loadWhole(place.unit)
      set({ opening: { place, backTo, kept } })
    } catch (error) {
      notices.alert(t('page.failed'), { detail: reasonOf(t, error) })
    }
  }
  const reopen = (change: Change) => open(change.place, null, change)

  /** Lets go of a change that could not be saved. */
  function letGo(change: Change) {
    set({ kept: without(state.kept, change), conflicts: without(state.conflicts, change) })
    void journal.forget(change.id)
  }
  function again(change: Change) {
    set({ kept: without(state.kept, change), conflicts: without(state.conflicts, change) })
    saving.save(change)
  }

  /** Offers what an earlier tab could not save, as soon as its block is here. */
  function recover(orphans: Entry[]) {
    let waiting = orphans
    const offer = () => {
      const here = waiting.filter(({ place }) => units.get(place.unit))
      if (here.length === 0) return
      waiting = waiting.filter((entry) => !here.includes(entry))
      set({ kept: [...state.kept, ...here] })
      for (const change of here) {
        const actions = [...waysOut(change), { label: t('editor.recoveredDiscard'), run: () => letGo(change) }]
        notices.alert(t('editor.recoveredTitle'), { detail: t('editor.recoveredText'), actions })
      }
    }
    units.subscribe(offer)
    offer()
  }
  void journal.orphans().then(recover)

  return {
    units,
    notices,
    places: createPlaces(units),
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    open,
    reopen,
    letGo,
    again,
    settled: saving.settled,
    /** Saves what was changed in the open dialog, and closes it. */
    save(edits: Edit[]) {
      const { opening } = state
      set({ opening: undefined })
      if (opening?.kept) letGo(opening.kept)
      if (opening && edits.length > 0) saving.save({ id: crypto.randomUUID(), place: opening.place, edits })
    },
    close() {
      if (state.opening?.kept) letGo(state.opening.kept)
      set({ opening: undefined })
    },
    /** Chooses later: the change stays among those that are not saved. */
    putOff: (change: Change) => set({ kept: [...state.kept, change], conflicts: without(state.conflicts, change) }),
    /** Signed in again: what waited for it goes on its way. */
    resume() {
      set({ isExpired: false })
      state.kept.forEach(again)
    },
  }
}

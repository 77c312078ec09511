import type { i18n } from 'i18next'
import type { Client } from '#api/client.ts'
import { Offline, SessionExpired } from '#api/errors.ts'
import { failureText, reasonOf } from './failures.ts'
import { fieldName } from './field-name.ts'
import { createLoading } from './loading.ts'
import { createNotices } from './notices/notices.ts'
import { createPlaces, type Place } from './places.ts'
import { type Edit, type FieldPatch, readAt } from './store/content-path.ts'
import { openJournal } from './store/journal.ts'
import { newId } from './store/new-id.ts'
import { createSaving, type SaveReport } from './store/saving.ts'
import type { Entry } from './store/shelf.ts'
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
export function createDesk(client: Client, i18n: i18n, journal = openJournal()) {
  const { t } = i18n
  const units = createUnits(client)
  const notices = createNotices()
  const loading = createLoading(notices, i18n, noteExpiry)
  const saving = createSaving({ client, units, journal, report })
  let state: DeskState = { conflicts: [], kept: [], isExpired: false, onTheirWay: 0 }
  const listeners = new Set<() => void>()
  /** The alert of each change that is kept; it must not outlive the failure that it tells of. */
  const alerts = new Map<string, number>()
  const waitingForLogin = new Set<string>()
  const waitingForNetwork = new Set<string>()
  let openings = 0

  function set(part: Partial<DeskState>) {
    state = { ...state, ...part }
    for (const listener of listeners) listener()
  }
  function noteExpiry(error: unknown) {
    if (error instanceof SessionExpired) set({ isExpired: true })
  }

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
        if (error instanceof SessionExpired) waitingForLogin.add(change.id)
        if (error instanceof Offline) waitingForNetwork.add(change.id)
        arrived({ kept: [...state.kept, change] })
        alerts.set(
          change.id,
          notices.alert(failureText(t, unit), { detail: told(change, reasonOf(t, error)), actions: waysOut(change) }),
        )
        noteExpiry(error)
      },
      conflicted() {
        notice.gone()
        arrived({ conflicts: [...state.conflicts, change] })
      },
    }
  }

  /** Which text an alert is about, and what else is known. */
  const told = ({ place }: Change, reason = '') => [fieldName(t, place.steps), reason].filter(Boolean).join(': ')

  const waysOut = (change: Change) => [
    { label: t('editor.recoveredOpen'), run: () => void reopen(change) },
    { label: t('editor.recoveredSave'), run: () => again(change) },
  ]

  /** Opens a field; an item is fetched whole before. An open dialog is not taken away by another. */
  async function open(place: Place, backTo: HTMLElement | null, kept?: Change) {
    const mine = ++openings
    try {
      await units.loadWhole(place.unit)
      if (mine === openings && !state.opening) set({ opening: { place, backTo, kept } })
    } catch (error) {
      notices.alert(t('page.failed'), { detail: reasonOf(t, error) })
      noteExpiry(error)
    }
  }
  async function reopen(change: Change) {
    if (state.kept.includes(change)) await open(change.place, null, change)
  }

  /** Takes a change off the desk, with its alert; false where it does not lie there any more. */
  function takeUp({ id }: Change): boolean {
    const others = (changes: Change[]) => changes.filter((change) => change.id !== id)
    const lay = [...state.kept, ...state.conflicts].some((change) => change.id === id)
    set({ kept: others(state.kept), conflicts: others(state.conflicts) })
    waitingForLogin.delete(id)
    waitingForNetwork.delete(id)
    notices.dismiss(alerts.get(id))
    alerts.delete(id)
    return lay
  }
  function letGo(change: Change) {
    takeUp(change)
    void journal.forget(change.id)
  }
  function again(change: Change) {
    if (takeUp(change)) saving.save(change)
  }

  /** Offers what an earlier desk could not save, as soon as its block is here. */
  function recover(orphans: Entry[]) {
    let waiting = orphans
    const offer = () => {
      const here = waiting.filter(({ place }) => units.get(place.unit))
      if (here.length === 0) return
      waiting = waiting.filter((entry) => !here.includes(entry))
      set({ kept: [...state.kept, ...here] })
      for (const change of here) {
        const actions = [...waysOut(change), { label: t('editor.recoveredDiscard'), run: () => letGo(change) }]
        alerts.set(
          change.id,
          notices.alert(t('editor.recoveredTitle'), { detail: told(change, t('editor.recoveredText')), actions }),
        )
      }
    }
    units.subscribe(offer)
    offer()
  }
  void journal.orphans().then(recover)

  return {
    units,
    notices,
    loading,
    places: createPlaces(units),
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    open,
    reopen,
    /** Lets go of a change that is not saved. */
    letGo,
    /** Sends a change that is not saved once more. */
    again,
    /** Resolves when nothing is on its way: whether all is saved. */
    async settled() {
      await saving.settled()
      return state.kept.length + state.conflicts.length === 0
    },
    /** Saves what was changed in the open dialog, and closes it. */
    save(edits: Edit[]) {
      const { opening } = state
      set({ opening: undefined })
      // Under the kept change's id, so that the journal always holds one of the two.
      const id = opening?.kept?.id ?? newId()
      if (opening?.kept) takeUp(opening.kept)
      if (opening && edits.length > 0) saving.save({ id, place: opening.place, edits })
      else void journal.forget(id)
    },
    /** Closes the dialog; a kept change stays kept. */
    close: () => set({ opening: undefined }),
    /** Closes the dialog and lets go of the kept change that was opened in it. */
    discard() {
      if (state.opening?.kept) letGo(state.opening.kept)
      set({ opening: undefined })
    },
    /** Chooses later: the change stays among those that are not saved. */
    putOff(change: Change) {
      takeUp(change)
      set({ kept: [...state.kept, change] })
    },
    /** Chooses one's own text, knowing what is stored: it goes over that, and over nothing newer. */
    keepMine(change: Change) {
      const stored = units.get(change.place.unit)?.content
      const edits = change.edits.map((edit) => ({ ...edit, was: readAt(stored, edit.steps) as FieldPatch }))
      if (takeUp(change)) saving.save({ ...change, edits })
    },
    /** Signed in again: what waited for that goes on its way, and nothing else. */
    resume() {
      set({ isExpired: false })
      for (const change of state.kept.filter(({ id }) => waitingForLogin.has(id))) again(change)
      loading.again()
    },
    /** The network is back: what waited for it goes on its way. */
    backOnline() {
      for (const change of state.kept.filter(({ id }) => waitingForNetwork.has(id))) again(change)
    },
    signInLater: () => set({ isExpired: false }),
    /** The editor leaves the screen: what is still not saved is for the next desk to offer. */
    async leave() {
      await saving.settled()
      journal.close()
    },
  }
}

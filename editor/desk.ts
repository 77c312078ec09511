import type { i18n } from 'i18next'
import { type Administration, administration } from '#api/administration.ts'
import type { Client } from '#api/client.ts'
import { Offline, SessionExpired } from '#api/errors.ts'
import type { Locale } from '#content/text.ts'
import { createAsking } from './asking.ts'
import { reasonOf } from './failures.ts'
import { fieldName } from './field-name.ts'
import { createLists } from './lists.ts'
import { createLoading } from './loading.ts'
import { createPictures } from './media/pictures.ts'
import { createNotices } from './notices/notices.ts'
import { createPageBlocks } from './page-blocks.ts'
import { createPlaces, type ListPlace, type Place } from './places.ts'
import { sayingOf } from './saying.ts'
import { type Edit, type FieldPatch, isListEdit, readAt } from './store/content-path.ts'
import { openJournal } from './store/journal.ts'
import { newId } from './store/new-id.ts'
import { createSaving, type SaveReport } from './store/saving.ts'
import type { Entry } from './store/shelf.ts'
import { type Change, createUnits, type Unit } from './store/units.ts'
import { createStructure } from './structure.ts'

/** What lies on the editor's desk: the dialogs that are open, and what is not saved yet. */
export type DeskState = {
  /** The open dialog, and the id under which what is typed in it is kept; `kept` where that could not be saved. */
  opening?: Opening
  /** Changes that met another editor's, waiting to be chosen from. */
  conflicts: Change[]
  /** Changes that could not be saved. */
  kept: Change[]
  isExpired: boolean
  /** The chooser of block types is open: where the new block comes. */
  choosing?: Add | undefined
  /** The settings of the page are open. */
  settings?: { page: string; backTo: HTMLElement | null } | undefined
  onTheirWay: number
  savedAt?: Date
}

export type Opening = {
  place: Place
  backTo: HTMLElement | null
  draft: string
  kept?: Change | undefined
  /** A new entry of the list at the place is being made. */
  adding?: { before?: string | undefined } | undefined
}

export type Desk = ReturnType<typeof createDesk>

type Add = { before?: string | undefined; backTo: HTMLElement | null }

type Options = {
  journal?: ReturnType<typeof openJournal>
  /** Asks the server anew which blocks the page has. */
  revalidate?: () => Promise<void>
}

/** Everything the editor does, apart from drawing it. */
export function createDesk(client: Client, i18n: i18n, { journal = openJournal(), revalidate }: Options = {}) {
  const { t } = i18n
  const units = createUnits(client)
  const notices = createNotices()
  const loading = createLoading(notices, i18n, noteExpiry)
  const saving = createSaving({ client, units, journal, report })
  const places = createPlaces(units)
  const { settled } = saving
  const structure = createStructure({ client, units, notices, t, settled, refresh, noteExpiry })
  const { uploads, ...pictures } = createPictures({ client, units, notices, t, noteExpiry, change, open })
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
    const saying = sayingOf(t, change, unit)
    const notice = notices.busy(saying.busy, 0)
    set({ onTheirWay: state.onTheirWay + 1 })
    const arrived = (part: Partial<DeskState> = {}) => set({ onTheirWay: state.onTheirWay - 1, ...part })
    return {
      progress: notice.progress,
      saved() {
        arrived({ savedAt: new Date() })
        setTimeout(() => notice.done(saying.done), 300)
      },
      failed(error) {
        notice.gone()
        if (error instanceof SessionExpired) waitingForLogin.add(change.id)
        if (error instanceof Offline) waitingForNetwork.add(change.id)
        arrived({ kept: [...state.kept, change] })
        alerts.set(
          change.id,
          notices.alert(saying.failed, { detail: told(change, reasonOf(t, error)), actions: waysOut(change) }),
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
  async function open(
    place: Place,
    backTo: HTMLElement | null,
    { kept, adding }: Pick<Opening, 'kept' | 'adding'> = {},
  ) {
    const mine = ++openings
    try {
      await units.loadWhole(place.unit)
      if (mine === openings && !state.opening)
        set({ opening: { place, backTo, kept, adding, draft: kept?.id ?? newId() } })
    } catch (error) {
      notices.alert(t('page.failed'), { detail: reasonOf(t, error) })
      noteExpiry(error)
    }
  }
  async function reopen(change: Change) {
    if (state.kept.includes(change)) await open(change.place, null, { kept: change })
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

  /** Saves a change that was made without a dialog: an entry that was moved, a picture that was dropped. */
  function change(place: Place, edits: Edit[]) {
    if (edits.length > 0) saving.save({ id: newId(), place, edits })
  }

  /** Draws the screen from what is stored now, after a change that was not made in its fields. */
  async function refresh() {
    units.reload()
    await Promise.all([...new Set(places.all().map(({ page }) => page))].map((page) => units.loadPage(page)))
    await revalidate?.()
    set({ savedAt: new Date() })
  }

  return {
    units,
    notices,
    loading,
    places,
    structure,
    lists: createLists(),
    asking: createAsking(),
    pageBlocks: createPageBlocks(),
    client,
    locale: () => i18n.language as Locale,
    /** Begins a new entry of a list, before another one or as its last. */
    addTo: ({ unit, steps, collection }: ListPlace, { before, backTo }: Add) =>
      open({ unit, steps, kind: collection ? 'list' : 'form' }, backTo, { adding: { before } }),
    administration: administration(client) as Administration,
    refresh,
    /** Asks for the password where that is what `error` says. */
    noteExpiry,
    /** The keys of all pages whose blocks stand on the screen. */
    shownPages: () => [...new Set(places.all().map(({ page }) => page))],
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    open,
    reopen,
    chooseBlock: (choosing: Add | undefined) => set({ choosing }),
    openSettings: (settings: DeskState['settings']) => set({ settings }),
    /** Lets go of a change that is not saved. */
    letGo,
    /** Sends a change that is not saved once more. */
    again,
    /** Resolves when nothing is on its way: whether all is saved. */
    async settled() {
      await uploads.settled()
      await saving.settled()
      return state.kept.length + state.conflicts.length === 0
    },
    /** Saves what was changed in the open dialog, and closes it. */
    save(edits: Edit[]) {
      const { opening } = state
      if (!opening) return
      set({ opening: undefined })
      if (opening.kept) takeUp(opening.kept)
      // Under the draft's id, so that the journal always holds one of the two.
      if (edits.length > 0) saving.save({ id: opening.draft, place: opening.place, edits })
      else void journal.forget(opening.draft)
    },
    change,
    ...pictures,
    /** Keeps what is being typed on the device, for the case that the tab dies. */
    keepDraft(edits: Edit[]) {
      const { opening } = state
      const unit = opening && units.get(opening.place.unit)
      if (!opening || !unit || opening.kept) return
      if (edits.length > 0) void journal.keep({ id: opening.draft, place: opening.place, edits }, unit.page)
      else void journal.forget(opening.draft)
    },
    /** Closes the dialog; a kept change stays kept. */
    close() {
      if (state.opening && !state.opening.kept) void journal.forget(state.opening.draft)
      set({ opening: undefined })
    },
    /** Closes the dialog and lets go of the kept change that was opened in it. */
    discard() {
      if (state.opening?.kept) letGo(state.opening.kept)
      else if (state.opening) void journal.forget(state.opening.draft)
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
      const edits = change.edits.map((edit) =>
        isListEdit(edit) ? edit : { ...edit, was: readAt(stored, edit.steps) as FieldPatch },
      )
      if (takeUp(change)) saving.save({ ...change, edits })
    },
    /** Signed in again: what waited for that goes on its way, and nothing else. */
    resume() {
      set({ isExpired: false })
      for (const change of state.kept.filter(({ id }) => waitingForLogin.has(id))) again(change)
      uploads.again()
      loading.again()
    },
    /** The network is back: what waited for it goes on its way. */
    backOnline() {
      for (const change of state.kept.filter(({ id }) => waitingForNetwork.has(id))) again(change)
      uploads.again()
    },
    signInLater: () => set({ isExpired: false }),
    /** The editor leaves the screen: what is still not saved is for the next desk to offer. */
    async leave() {
      await saving.settled()
      journal.close()
    },
  }
}

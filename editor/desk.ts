import type { i18n } from 'i18next'
import { type Administration, administration } from '#api/administration.ts'
import type { Client } from '#api/client.ts'
import { Offline, SessionExpired } from '#api/errors.ts'
import type { Locale } from '#content/text.ts'
import { createAsking } from './asking.ts'
import { needsRecentSignIn, reasonOf } from './failures.ts'
import { createLists } from './lists.ts'
import { createLoading } from './loading.ts'
import { createPictures } from './media/pictures.ts'
import { createNotices } from './notices/notices.ts'
import { createPageBlocks } from './page-blocks.ts'
import { createPageNames } from './page-names.ts'
import { createPerforming } from './performing.ts'
import { createPlaces, type ListPlace, type Place } from './places.ts'
import { createReaching } from './reaching.ts'
import { createSettings, type SettingsOpening } from './settings.ts'
import type { Edit } from './store/content-path.ts'
import { openJournal } from './store/journal.ts'
import { newId } from './store/new-id.ts'
import { createSaving } from './store/saving.ts'
import { type Change, createUnits } from './store/units.ts'
import { createStructure } from './structure.ts'
import { createUnsaved } from './unsaved.ts'

/** What lies on the editor's desk: the dialogs that are open, and what is not saved yet. */
export type DeskState = {
  /** The open dialog. */
  opening?: Opening
  /** Changes that met another editor's, waiting to be chosen from. */
  conflicts: Conflict[]
  /** Changes that could not be saved. */
  kept: Change[]
  /** The session is over, and one is asked for the password. */
  isExpired: boolean
  /** What is asked for needs the password once more, though the session goes on. */
  isConfirming: boolean
  /** One was asked, and wants to sign in later. */
  isLoginPutOff: boolean
  /** The chooser of block types is open: where the new block comes. */
  choosing?: Add | undefined
  /** The settings of the page are open. */
  settings?: SettingsOpening | undefined
  /** How many saves, uploads and other deeds are not done yet. */
  onTheirWay: number
  savedAt?: Date
}

/** A change, and the paths at which it met another one ('tabs.first.title.en'). */
export type Conflict = { change: Change; paths: string[] }

export type Opening = {
  place: Place
  backTo: HTMLElement | null
  /** Under which id what is being typed is kept on the device. */
  draft: string
  /** The change that could not be saved and is opened again. */
  kept?: Change | undefined
  /** A new entry of the list at the place is being made. */
  adding?: { before?: string | undefined } | undefined
  /** The file that was dropped on the picture at the place. */
  dropped?: File | undefined
}

export type Desk = ReturnType<typeof createDesk>

type Add = { before?: string | undefined; backTo: HTMLElement | null }

type Options = {
  journal?: ReturnType<typeof openJournal>
  /** Asks the server anew which blocks the page has, and resolves once they stand there. */
  redraw?: () => Promise<void>
  /** Asks the server anew who one is. */
  refreshUser?: () => Promise<void>
}

/** Everything the editor does, apart from drawing it. */
export function createDesk(client: Client, i18n: i18n, options: Options = {}) {
  const { promise: author, resolve: welcome } = Promise.withResolvers<string>()
  const { journal = openJournal(author), redraw, refreshUser } = options
  const { t } = i18n
  const units = createUnits(client)
  const notices = createNotices()
  const loading = createLoading(notices, i18n, noteLoadFailure)
  const calls: Administration = administration(client)
  const reaching = createReaching(() => client.me(), backOnline)
  const unsaved = createUnsaved({
    t,
    notices,
    units,
    journal,
    state: () => state,
    set,
    begin,
    save,
    open,
    openSettings: (opening) => settings.open(opening),
    canOpen,
    noteExpiry,
    reaching,
  })
  const settings = createSettings({ journal, state: () => state, set, letGo: unsaved.letGo })
  const saving = createSaving({ client, units, journal, report: unsaved.report })
  const places = createPlaces(units)
  const pageNames = createPageNames(client, i18n, () => set({}))
  const { settled } = saving
  const performing = createPerforming({ notices, loading, t, settled, refresh, noteExpiry, begin })
  const locale = () => i18n.language as Locale
  const structure = createStructure({ client, units, t, performing })
  const { uploads, supersede, ...pictures } = createPictures({
    client,
    units,
    notices,
    t,
    locale,
    noteExpiry,
    reaching,
    begin,
    change,
    open,
    canOpen,
  })
  const asked = { isExpired: false, isConfirming: false, isLoginPutOff: false }
  let state: DeskState = { conflicts: [], kept: [], ...asked, onTheirWay: 0 }
  const listeners = new Set<() => void>()
  let openings = 0

  function set(part: Partial<DeskState>) {
    state = { ...state, ...part }
    for (const listener of listeners) listener()
  }
  /** Something goes on its way, which the bar tells of until the answer is called. */
  function begin() {
    set({ onTheirWay: state.onTheirWay + 1 })
    return () => set({ onTheirWay: state.onTheirWay - 1 })
  }
  function noteExpiry(error: unknown) {
    if (error instanceof SessionExpired) set({ isExpired: true })
    if (needsRecentSignIn(error)) set({ isConfirming: true })
  }

  function noteLoadFailure(error: unknown) {
    noteExpiry(error)
    if (error instanceof Offline) reaching.begin()
  }

  function save(change: Change) {
    saving.save(change)
  }

  /** An open dialog is not taken away by another. */
  function canOpen() {
    return !state.opening && !state.settings && !state.choosing
  }

  /** Opens a field; an item is fetched whole before. */
  async function open(
    place: Place,
    backTo: HTMLElement | null,
    { kept, adding, dropped }: Pick<Opening, 'kept' | 'adding' | 'dropped'> = {},
  ) {
    const mine = ++openings
    try {
      await units.loadWhole(place.unit)
      if (mine === openings && canOpen()) set({ opening: { place, backTo, kept, adding, dropped, draft: newId() } })
    } catch (error) {
      notices.alert(t('page.failed'), { detail: reasonOf(t, error) })
      noteExpiry(error)
    }
  }
  void journal.orphans().then(unsaved.recover)

  /** Saves a change that was made without a dialog: an entry that was moved, a picture that was dropped. */
  function change(place: Place, edits: Edit[]) {
    if (edits.length > 0) saving.save({ id: newId(), place, edits, at: Date.now() })
  }

  /** The network is back, or the server answers: what waited for it goes on its way. */
  function backOnline() {
    unsaved.sendWhatWaits('network')
    uploads.again()
    loading.backOnline()
  }

  /** Draws the screen from what is stored now, after a change that was not made in its fields. */
  async function refresh() {
    units.reload()
    const pages = [...new Set(places.all().map(({ page }) => page))]
    void pageNames.load()
    await Promise.all(pages.map((page) => units.loadPage(page)))
    await redraw?.()
    set({ savedAt: new Date() })
  }

  return {
    units,
    notices,
    loading,
    places,
    ...performing,
    structure,
    lists: createLists(),
    asking: createAsking(),
    pageBlocks: createPageBlocks(),
    pageNames,
    client,
    locale,
    /** Begins a new entry of a list, before another one or as its last. */
    addTo: ({ unit, steps, collection }: ListPlace, { before, backTo }: Add) =>
      open({ unit, steps, kind: collection ? 'list' : 'form' }, backTo, { adding: { before } }),
    administration: calls,
    refresh,
    /** Tells whose desk it is, by the id of the account, as soon as that is known. */
    welcome,
    refreshUser,
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
    reopen: unsaved.reopen,
    waysOut: unsaved.waysOut,
    chooseBlock: (choosing: Add | undefined) => set({ choosing }),
    settings,
    /** Lets go of a change that is not saved. */
    letGo: unsaved.letGo,
    /** Sends a change that is not saved once more. */
    again: unsaved.again,
    putOff: unsaved.putOff,
    keepMine: unsaved.keepMine,
    /** Resolves when nothing is on its way: whether all is saved. */
    async settled() {
      await uploads.settled()
      await performing.performed()
      await saving.settled()
      return state.kept.length + state.conflicts.length === 0
    },
    /** Saves what was changed in the open dialog, and closes it. */
    save(edits: Edit[]) {
      const { opening } = state
      if (!opening) return
      const { kept, draft, place } = opening
      set({ opening: undefined })
      if (kept) unsaved.takeUp(kept)
      supersede(place, edits)
      // Under an id that the journal holds already, so that it always holds one of the two.
      const id = kept?.id ?? draft
      if (edits.length > 0) saving.save({ id, place, edits, at: Date.now() })
      else void journal.forget(id)
      if (kept) void journal.forget(draft)
    },
    change,
    ...pictures,
    /** Keeps what is being typed on the device, for the case that the tab dies. */
    keepDraft(edits: Edit[]) {
      const { opening } = state
      const unit = opening && units.get(opening.place.unit)
      if (!opening || !unit) return
      const { draft: id, place, kept } = opening
      void journal.keepDraft({ id, place, edits }, unit.page, kept?.id)
    },
    /** Closes the dialog; a kept change stays kept. */
    close() {
      if (state.opening) void journal.forget(state.opening.draft)
      set({ opening: undefined })
    },
    /** Closes the dialog and lets go of the kept change that was opened in it. */
    discard() {
      if (state.opening?.kept) unsaved.letGo(state.opening.kept)
      if (state.opening) void journal.forget(state.opening.draft)
      set({ opening: undefined })
    },
    /** Signed in again: what waited for that goes on its way, and nothing else. */
    resume() {
      set(asked)
      unsaved.sendWhatWaits('login')
      uploads.again()
      loading.again()
      performing.loginOver(true)
    },
    backOnline,
    signIn: () => set({ isExpired: true }),
    signInLater() {
      set({ ...asked, isLoginPutOff: state.isExpired || state.isLoginPutOff })
      performing.loginOver(false)
    },
    /** The editor leaves the screen: what is still not saved is for the next desk to offer. */
    async leave() {
      reaching.stop()
      await saving.settled()
      journal.close()
    },
  }
}

import type { i18n } from 'i18next'
import { type AdminClient, createAdminClient } from '#api/admin-client.ts'
import type { Client } from '#api/client.ts'
import { Offline, SessionExpired } from '#api/errors.ts'
import type { Locale } from '#content/locale.ts'
import { type Change, createDocuments } from './documents/documents.ts'
import { createPageBlocks } from './documents/page-blocks.ts'
import { createPageNames } from './documents/page-names.ts'
import { createSettings, type SettingsOpening } from './documents/page-settings.ts'
import { createPlaces, type ListPlace, type Place } from './documents/places.ts'
import { createLists } from './documents/shown-lists.ts'
import { createStructure } from './documents/structure.ts'
import type { Edit } from './edits/edits.ts'
import { newId } from './edits/new-id.ts'
import { createConfirm } from './messages/confirm.ts'
import { needsRecentSignIn, reasonOf } from './messages/error-messages.ts'
import { createFailedChanges } from './saving/failed-changes.ts'
import { openJournal } from './saving/journal.ts'
import { createLoadErrors } from './saving/load-errors.ts'
import { createMutations } from './saving/mutations.ts'
import { createReconnect } from './saving/reconnect.ts'
import { createSaving } from './saving/save-queue.ts'
import { createToasts } from './toasts.ts'
import { createPictures } from './uploads/pictures.ts'

/** What lies on the editor's desk: the dialogs that are open, and what is not saved yet. */
export type EditorState = {
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
  isLoginPostponed: boolean
  /** The chooser of block types is open: where the new block comes. */
  choosing?: Add | undefined
  /** The settings of the page are open. */
  settings?: SettingsOpening | undefined
  /** How many saves, uploads and other deeds are not done yet. */
  pendingCount: number
  savedAt?: Date
}

/** A change, and the paths at which it met another one ('tabs.first.title.en'). */
export type Conflict = { change: Change; paths: string[] }

export type Opening = {
  place: Place
  returnFocusTo: HTMLElement | null
  /** Under which id what is being typed is kept on the device. */
  draft: string
  /** The change that could not be saved and is opened again. */
  kept?: Change | undefined
  /** A new entry of the list at the place is being made. */
  adding?: { before?: string | undefined } | undefined
  /** The file that was dropped on the picture at the place. */
  dropped?: File | undefined
}

export type EditorStore = ReturnType<typeof createEditorStore>

type Add = { before?: string | undefined; returnFocusTo: HTMLElement | null }

type Options = {
  journal?: ReturnType<typeof openJournal>
  /** Asks the server anew which blocks the page has, and resolves once they stand there. */
  redraw?: () => Promise<void>
  /** Asks the server anew who one is. */
  refreshUser?: () => Promise<void>
}

/** Everything the editor does, apart from drawing it. */
export function createEditorStore(client: Client, i18n: i18n, options: Options = {}) {
  const { promise: author, resolve: setAuthor } = Promise.withResolvers<string>()
  const { journal = openJournal(author), redraw, refreshUser } = options
  const { t } = i18n
  const documents = createDocuments(client)
  const toasts = createToasts()
  const loadErrors = createLoadErrors(toasts, i18n, noteLoadFailure)
  const calls: AdminClient = createAdminClient(client)
  const reconnect = createReconnect(() => client.me(), backOnline)
  const failedChanges = createFailedChanges({
    t,
    toasts,
    documents,
    journal,
    state: () => state,
    set,
    begin,
    save,
    open,
    openSettings: (opening) => settings.open(opening),
    canOpen,
    noteExpiry,
    reconnect,
  })
  const settings = createSettings({ journal, state: () => state, set, discardChange: failedChanges.discardChange })
  const saving = createSaving({ client, documents, journal, report: failedChanges.report })
  const places = createPlaces(documents)
  const pageNames = createPageNames(client, i18n, () => set({}))
  const { settled } = saving
  const mutations = createMutations({ toasts, loadErrors, t, settled, refresh, noteExpiry, begin })
  const locale = () => i18n.language as Locale
  const structure = createStructure({ client, documents, t, mutations })
  const { uploads, supersede, ...pictures } = createPictures({
    client,
    documents,
    toasts,
    t,
    locale,
    noteExpiry,
    reconnect,
    begin,
    change,
    open,
    canOpen,
  })
  const asked = { isExpired: false, isConfirming: false, isLoginPostponed: false }
  let state: EditorState = { conflicts: [], kept: [], ...asked, pendingCount: 0 }
  const listeners = new Set<() => void>()
  let openings = 0

  function set(part: Partial<EditorState>) {
    state = { ...state, ...part }
    for (const listener of listeners) listener()
  }
  /** Something goes on its way, which the bar tells of until the answer is called. */
  function begin() {
    set({ pendingCount: state.pendingCount + 1 })
    return () => set({ pendingCount: state.pendingCount - 1 })
  }
  function noteExpiry(error: unknown) {
    if (error instanceof SessionExpired) set({ isExpired: true })
    if (needsRecentSignIn(error)) set({ isConfirming: true })
  }

  function noteLoadFailure(error: unknown) {
    noteExpiry(error)
    if (error instanceof Offline) reconnect.begin()
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
    returnFocusTo: HTMLElement | null,
    { kept, adding, dropped }: Pick<Opening, 'kept' | 'adding' | 'dropped'> = {},
  ) {
    const mine = ++openings
    try {
      await documents.loadWhole(place.unit)
      if (mine === openings && canOpen())
        set({ opening: { place, returnFocusTo, kept, adding, dropped, draft: newId() } })
    } catch (error) {
      toasts.alert(t('page.failed'), { detail: reasonOf(t, error) })
      noteExpiry(error)
    }
  }
  void journal.orphans().then(failedChanges.recover)

  /** Saves a change that was made without a dialog: an entry that was moved, a picture that was dropped. */
  function change(place: Place, edits: Edit[]) {
    if (edits.length > 0) saving.save({ id: newId(), place, edits, at: Date.now() })
  }

  /** The network is back, or the server answers: what waited for it goes on its way. */
  function backOnline() {
    failedChanges.sendWhatWaits('network')
    uploads.again()
    loadErrors.backOnline()
  }

  /** Draws the screen from what is stored now, after a change that was not made in its fields. */
  async function refresh() {
    documents.reload()
    const pages = [...new Set(places.all().map(({ page }) => page))]
    void pageNames.load()
    await Promise.all(pages.map((page) => documents.loadPage(page)))
    await redraw?.()
    set({ savedAt: new Date() })
  }

  return {
    documents,
    toasts,
    loadErrors,
    places,
    ...mutations,
    structure,
    lists: createLists(),
    confirm: createConfirm(),
    pageBlocks: createPageBlocks(),
    pageNames,
    client,
    locale,
    /** Begins a new entry of a list, before another one or as its last. */
    addTo: ({ unit, steps, collection }: ListPlace, { before, returnFocusTo }: Add) =>
      open({ unit, steps, kind: collection ? 'list' : 'form' }, returnFocusTo, { adding: { before } }),
    administration: calls,
    refresh,
    /** Tells whose desk it is, by the id of the account, as soon as that is known. */
    setAuthor,
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
    reopen: failedChanges.reopen,
    failureActions: failedChanges.failureActions,
    chooseBlock: (choosing: Add | undefined) => set({ choosing }),
    settings,
    /** Lets go of a change that is not saved. */
    discardChange: failedChanges.discardChange,
    /** Sends a change that is not saved once more. */
    again: failedChanges.again,
    postpone: failedChanges.postpone,
    keepMine: failedChanges.keepMine,
    /** Resolves when nothing is on its way: whether all is saved. */
    async settled() {
      await uploads.settled()
      await mutations.mutationsSettled()
      await saving.settled()
      return state.kept.length + state.conflicts.length === 0
    },
    /** Saves what was changed in the open dialog, and closes it. */
    save(edits: Edit[]) {
      const { opening } = state
      if (!opening) return
      const { kept, draft, place } = opening
      set({ opening: undefined })
      if (kept) failedChanges.dequeue(kept)
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
      const unit = opening && documents.get(opening.place.unit)
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
      if (state.opening?.kept) failedChanges.discardChange(state.opening.kept)
      if (state.opening) void journal.forget(state.opening.draft)
      set({ opening: undefined })
    },
    /** Signed in again: what waited for that goes on its way, and nothing else. */
    resume() {
      set(asked)
      failedChanges.sendWhatWaits('login')
      uploads.again()
      loadErrors.again()
      mutations.loginOver(true)
    },
    backOnline,
    signIn: () => set({ isExpired: true }),
    signInLater() {
      set({ ...asked, isLoginPostponed: state.isExpired || state.isLoginPostponed })
      mutations.loginOver(false)
    },
    /** The editor leaves the screen: what is still not saved is for the next desk to offer. */
    async leave() {
      reconnect.stop()
      await saving.settled()
      journal.close()
    },
  }
}

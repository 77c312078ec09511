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

/** The state of the editor: its open dialogs, and what is not saved yet. */
export type EditorState = {
  /** The open dialog. */
  opening?: Opening
  /** Changes that conflict with another editor's, waiting for a decision. */
  conflicts: Conflict[]
  /** Failed changes. */
  failedChanges: Change[]
  /** The session has expired, and the password is asked for. */
  isExpired: boolean
  /** A mutation needs the password again, although the session is valid. */
  isConfirming: boolean
  /** The sign-in was postponed. */
  isLoginPostponed: boolean
  /** The block chooser is open: where the new block goes. */
  choosing?: Add | undefined
  /** The settings of the page are open. */
  settings?: SettingsOpening | undefined
  /** The number of pending saves, uploads and mutations. */
  pendingCount: number
  savedAt?: Date
}

/** A change, and the paths at which it conflicts ('tabs.first.title.en'). */
export type Conflict = { change: Change; paths: string[] }

export type Opening = {
  place: Place
  returnFocusTo: HTMLElement | null
  /** The id under which the journal stores what is being typed. */
  draft: string
  /** The failed change that is opened again. */
  failedChange?: Change | undefined
  /** A new item of the list at the place is being created. */
  adding?: { before?: string | undefined } | undefined
  /** The file that was dropped on the picture at the place. */
  dropped?: File | undefined
}

export type EditorStore = ReturnType<typeof createEditorStore>

type Add = { before?: string | undefined; returnFocusTo: HTMLElement | null }

type Options = {
  journal?: ReturnType<typeof openJournal>
  /** Reloads the page's list of blocks, and resolves once they are rendered. */
  redraw?: () => Promise<void>
  /** Reloads the signed-in account. */
  refreshUser?: () => Promise<void>
}

/** The editor without its user interface. */
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
  let state: EditorState = { conflicts: [], failedChanges: [], ...asked, pendingCount: 0 }
  const listeners = new Set<() => void>()
  let openings = 0

  function set(part: Partial<EditorState>) {
    state = { ...state, ...part }
    for (const listener of listeners) listener()
  }
  /** Counts a pending operation, which the bar shows; the returned function ends it. */
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

  /** An open dialog is not replaced by another. */
  function canOpen() {
    return !state.opening && !state.settings && !state.choosing
  }

  /** Opens the dialog of a field, after loading an item whole. */
  async function open(
    place: Place,
    returnFocusTo: HTMLElement | null,
    { failedChange, adding, dropped }: Pick<Opening, 'failedChange' | 'adding' | 'dropped'> = {},
  ) {
    const mine = ++openings
    try {
      await documents.loadWhole(place.documentKey)
      if (mine === openings && canOpen())
        set({ opening: { place, returnFocusTo, failedChange, adding, dropped, draft: newId() } })
    } catch (error) {
      toasts.alert(t('page.failed'), { detail: reasonOf(t, error) })
      noteExpiry(error)
    }
  }
  void journal.orphans().then(failedChanges.recover)

  /** Saves a change that was made without a dialog: a list item that was moved, a picture that was dropped. */
  function change(place: Place, edits: Edit[]) {
    if (edits.length > 0) saving.save({ id: newId(), place, edits, at: Date.now() })
  }

  /** Retries what waited for the network or the server. Runs when the network is back and on every response. */
  function backOnline() {
    failedChanges.sendWhatWaits('network')
    uploads.again()
    loadErrors.backOnline()
  }

  /** Reloads the page, after a change that was not made in its fields. */
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
    /** Opens the dialog for a new list item, before another one or at the end. */
    addTo: ({ documentKey, path, collection }: ListPlace, { before, returnFocusTo }: Add) =>
      open({ documentKey, path, kind: collection ? 'list' : 'form' }, returnFocusTo, { adding: { before } }),
    administration: calls,
    refresh,
    /** Sets the account id under which the journal stores changes, as soon as it is known. */
    setAuthor,
    refreshUser,
    /** Asks for the password if that is what `error` requires. */
    noteExpiry,
    /** The keys of all pages whose blocks are on the screen. */
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
    /** Discards a failed change or a conflict for good. */
    discardChange: failedChanges.discardChange,
    /** Saves a failed change again. */
    again: failedChanges.again,
    postpone: failedChanges.postpone,
    keepMine: failedChanges.keepMine,
    /** Resolves when nothing is pending, to whether everything is saved. */
    async settled() {
      await uploads.settled()
      await mutations.mutationsSettled()
      await saving.settled()
      return state.failedChanges.length + state.conflicts.length === 0
    },
    /** Saves what was changed in the open dialog, and closes it. */
    save(edits: Edit[]) {
      const { opening } = state
      if (!opening) return
      const { failedChange, draft, place } = opening
      set({ opening: undefined })
      if (failedChange) failedChanges.dequeue(failedChange)
      supersede(place, edits)
      // Under an id that the journal already has, so that it holds the old or the new version at any time.
      const id = failedChange?.id ?? draft
      if (edits.length > 0) saving.save({ id, place, edits, at: Date.now() })
      else void journal.forget(id)
      if (failedChange) void journal.forget(draft)
    },
    change,
    ...pictures,
    /** Stores what is being typed on the device, in case the tab crashes. */
    keepDraft(edits: Edit[]) {
      const { opening } = state
      const document = opening && documents.get(opening.place.documentKey)
      if (!opening || !document) return
      const { draft: id, place, failedChange } = opening
      void journal.keepDraft({ id, place, edits }, document.page, failedChange?.id)
    },
    /** Closes the dialog; a failed change stays one. */
    close() {
      if (state.opening) void journal.forget(state.opening.draft)
      set({ opening: undefined })
    },
    /** Closes the dialog and discards the failed change that was opened in it. */
    discard() {
      if (state.opening?.failedChange) failedChanges.discardChange(state.opening.failedChange)
      if (state.opening) void journal.forget(state.opening.draft)
      set({ opening: undefined })
    },
    /** After a sign-in: retries everything that waited for it, and nothing else. */
    resume() {
      set(asked)
      failedChanges.sendWhatWaits('login')
      uploads.again()
      loadErrors.retry()
      mutations.endSignInWait(true)
    },
    backOnline,
    signIn: () => set({ isExpired: true }),
    signInLater() {
      set({ ...asked, isLoginPostponed: state.isExpired || state.isLoginPostponed })
      mutations.endSignInWait(false)
    },
    /** Ends the editor session; the next one offers what is still not saved. */
    async leave() {
      reconnect.stop()
      await saving.settled()
      journal.close()
    },
  }
}

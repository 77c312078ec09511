import type { i18n, TFunction } from 'i18next'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { type AdminClient, createAdminClient } from '#api/admin-client.ts'
import type { Client } from '#api/client.ts'
import type { CurrentRelease } from '#api/current-release.ts'
import type { Block, PageSummary } from '#api/pages.ts'
import type { Translation } from '#api/translations.ts'
import type { LocalizedBlock } from '#blocks/block.ts'
import type { Locale } from '#content/locale.ts'
import { type ConfirmQuestion, createActs, type Overlay } from './act.ts'
import { type Add, createDialogs, type Opening } from './dialogs.ts'
import { createDocuments, type EditorDocument, type Save } from './documents/documents.ts'
import { createStructure } from './documents/page-structure.ts'
import { createPageList, startPages } from './documents/pages.ts'
import { createLists, createPlaces, type ListOnScreen, type PageBlocks } from './documents/places.ts'
import type { ShownSite } from './documents/shown-settings.ts'
import { createUndoHistory } from './history/undo-history.ts'
import type { UndoState } from './history/undo-state.ts'
import { type Journal, openJournal } from './saving/journal.ts'
import { createSaves } from './saving/saves.ts'
import { createLoads, createSession } from './saving/session.ts'
import { createToasts, type Toast } from './toasts.ts'
import { createTranslations } from './translation/translations.ts'
import { createPictures } from './uploads/pending-uploads.ts'
import { createUploads } from './uploads/uploads.ts'

/** The state of the editor. The slices change it; components only set `flowHost`, `lengthNotes` and `shownSettings`. */
export type EditorState = {
  documents: ReadonlyMap<string, EditorDocument>
  /** The keys of pages, collections ('block/') and items ('block/item') that have been loaded at least once. */
  loaded: ReadonlySet<string>
  /**
   * By page key: the time (a counter, see documents.ts) when the last block that needs the page's documents was removed
   * from the screen.
   */
  lastUsedAt: Readonly<Record<string, number>>
  /** The expected results of acts of the page, until the page is reloaded. */
  overlays: readonly Overlay[]
  /** The blocks and lists on the screen, and the order of the page's own blocks. */
  blocks: ReadonlyMap<string, LocalizedBlock>
  lists: ReadonlySet<ListOnScreen>
  pageBlocks: PageBlocks
  /** The pages of the site, including hidden ones. */
  pages: PageSummary[]
  /** The translation states of texts on the screen, by document key and path ('hero title'). */
  translations: ReadonlyMap<string, Translation>
  opening?: Opening | undefined
  /** Set while the dialog that copies or moves a block to another page is open. */
  placing?: { block: string; returnFocusTo: HTMLElement | null } | undefined
  /** Notes for the open dialog: where its text is too long for its place on the page. */
  lengthNotes: readonly string[]
  /**
   * What the page shows of settings with pending or new changes, instead of those that came with the page. Set once
   * settings are loaded.
   */
  shownSettings?: { site?: Record<Locale, ShownSite> | undefined; accent?: string | undefined } | undefined
  /** While the editor of a whole article is open: the element on the page that contains it. */
  flowHost?: HTMLElement | undefined
  /** Set while the block chooser is open: where the new block is inserted. */
  choosing?: Add | undefined
  /** The unanswered questions. Only the first is shown. */
  questions: (ConfirmQuestion & { id: string; answer: (isChosen: boolean) => void })[]
  failedSaves: Save[]
  /** Changes that conflict with another editor's changes, until the user decides. */
  conflicts: SaveConflict[]
  /** The sign-in dialog is open because the session has ended. */
  isExpired: boolean
  /** The sign-in dialog is open because a request requires a recent sign-in, although the session is valid. */
  isConfirming: boolean
  toasts: Toast[]
  /** The number of pending saves, uploads and acts. */
  pendingCount: number
  /** The number of acts that have succeeded and did not change pages. */
  acts: number
  savedAt?: Date
} & UndoState

/** A change, and the paths at which it conflicts ('tabs.first.title.en'). */
export type SaveConflict = { save: Save; paths: string[] }

type Env = {
  client: Client
  administration: AdminClient
  i18n: i18n
  t: TFunction
  /** The page's language. */
  locale: () => Locale
  journal: Journal
  /** Reloads the page's list of blocks. Resolves once the blocks are rendered. */
  redraw?: (() => Promise<void>) | undefined
  /** By page key: the blocks that came with the page and need not be loaded. */
  stored?: Record<string, Block[]> | undefined
  /** The release in which the user works; undefined on the live site. */
  release?: CurrentRelease | undefined
  /** Reloads the signed-in account. */
  refreshUser?: (() => Promise<void>) | undefined
}

/** What each slice can use: the state, the environment, and the other slices. */
export interface Slices extends StoreApi<EditorState>, Env {
  toasts: ReturnType<typeof createToasts>
  documents: ReturnType<typeof createDocuments>
  places: ReturnType<typeof createPlaces>
  lists: ReturnType<typeof createLists>
  pageList: ReturnType<typeof createPageList>
  translations: ReturnType<typeof createTranslations>
  session: ReturnType<typeof createSession>
  loads: ReturnType<typeof createLoads>
  saves: ReturnType<typeof createSaves>
  acts: ReturnType<typeof createActs>
  structure: ReturnType<typeof createStructure>
  dialogs: ReturnType<typeof createDialogs>
  uploads: ReturnType<typeof createUploads>
  pictures: ReturnType<typeof createPictures>
  undoHistory: ReturnType<typeof createUndoHistory>
}

const initialState: EditorState = {
  documents: new Map(),
  loaded: new Set(),
  lastUsedAt: {},
  overlays: [],
  blocks: new Map(),
  lists: new Set(),
  pageBlocks: { key: '', ids: [], all: [] },
  pages: startPages,
  translations: new Map(),
  questions: [],
  lengthNotes: [],
  failedSaves: [],
  conflicts: [],
  isExpired: false,
  isConfirming: false,
  toasts: [],
  pendingCount: 0,
  acts: 0,
}

export interface EditorStore extends ReturnType<typeof createEditorStore> {}

/** Creates the editor's state, the slices that change it, and their environment, without any user interface. */
export function createEditorStore(
  client: Client,
  i18n: i18n,
  options: Partial<Pick<Env, 'journal' | 'redraw' | 'refreshUser' | 'stored' | 'release'>> = {},
) {
  const { promise: author, resolve: setAuthor } = Promise.withResolvers<string>()
  const administration = createAdminClient(client)
  const releases = { current: options.release?.id, list: administration.releasesUnderWay }
  const { journal = openJournal(author, undefined, releases), ...page } = options
  const locale = () => i18n.language as Locale
  const env: Env = { client, administration, i18n, t: i18n.t, locale, journal, ...page }
  // A slice that destructures another slice is created after it. All other slices are read when a function is called.
  const store = { ...createStore(() => initialState), ...env } as Slices
  store.toasts = createToasts(store)
  store.documents = createDocuments(store)
  store.places = createPlaces(store)
  store.lists = createLists(store)
  store.pageList = createPageList(store)
  store.session = createSession(store)
  store.loads = createLoads(store)
  store.saves = createSaves(store)
  store.acts = createActs(store)
  store.structure = createStructure(store)
  store.dialogs = createDialogs(store)
  store.uploads = createUploads(store)
  store.pictures = createPictures(store)
  store.undoHistory = createUndoHistory(store)
  store.translations = createTranslations(store)
  return {
    ...store,
    ...store.session,
    ...store.saves,
    ...store.acts,
    upload: store.uploads.upload,
    ...store.pictures,
    ...store.dialogs,
    /** Sets the account id under which the journal stores changes. Until then the journal stores nothing. */
    setAuthor,
  }
}

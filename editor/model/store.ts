import type { i18n, TFunction } from 'i18next'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { type AdminClient, createAdminClient } from '#api/admin-client.ts'
import type { MeResponse } from '#api/auth.ts'
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
import { createUploads } from './uploads/uploads.ts'

/** The state of the editor. The slices change it; components only set `flowHost`, `lengthNotes` and `shownSettings`. */
export type EditorState = {
  user?: MeResponse | undefined
  release?: CurrentRelease | undefined
  documents: ReadonlyMap<string, EditorDocument>
  loaded: ReadonlySet<string>
  /** By page key: when (a counter) the last block that needs the page's documents left the screen. */
  lastUsedAt: Readonly<Record<string, number>>
  overlays: readonly Overlay[]
  blocks: ReadonlyMap<string, LocalizedBlock>
  lists: ReadonlySet<ListOnScreen>
  pageBlocks: PageBlocks
  pages: PageSummary[]
  /** The translation states of texts on the screen, by document key and path ('hero title'). */
  translations: ReadonlyMap<string, Translation>
  opening?: Opening | undefined
  placing?: { block: string; returnFocusTo: HTMLElement | null } | undefined
  lengthNotes: readonly string[]
  /** What the page shows of settings with pending changes. Set once settings are loaded. */
  shownSettings?: { site?: Record<Locale, ShownSite> | undefined; accent?: string | undefined } | undefined
  /** While the editor of a whole article is open: the element on the page that contains it. */
  flowHost?: HTMLElement | undefined
  choosing?: Add | undefined
  questions: (ConfirmQuestion & { id: string; answer: (isChosen: boolean) => void })[]
  failedSaves: Save[]
  conflicts: SaveConflict[]
  isExpired: boolean
  /** The sign-in dialog is open because a request requires a recent sign-in, although the session is valid. */
  isConfirming: boolean
  toasts: Toast[]
  pendingCount: number
  /** The number of acts that have succeeded and did not change pages. */
  acts: number
  savedAt?: Date
} & UndoState

/** A save, and the paths at which it conflicts ('tabs.first.title.en'). */
export type SaveConflict = { save: Save; paths: string[] }

type EditorClient = Client & AdminClient

type Env = {
  client: EditorClient
  i18n: i18n
  t: TFunction
  locale: () => Locale
  journal: Journal
  redraw?: (() => Promise<void>) | undefined
  /** By page key: the blocks that came with the page and need not be loaded. */
  stored?: Record<string, Block[]> | undefined
  /** Sets the account under which the journal stores saves. Until then the journal stores nothing. */
  setAuthor: (id: string) => void
  refreshUser?: (() => Promise<void>) | undefined
}

type Documents = ReturnType<typeof createDocuments> & {
  places: ReturnType<typeof createPlaces>
  lists: ReturnType<typeof createLists>
  pages: ReturnType<typeof createPageList>
  structure: ReturnType<typeof createStructure>
  translations: ReturnType<typeof createTranslations>
  loads: ReturnType<typeof createLoads>
}

type Acts = ReturnType<typeof createActs>

/** The state, its environment, and the slices that change it. Each slice gets all of it. */
export interface EditorStore extends StoreApi<EditorState>, Env {
  act: Acts['act']
  ask: Acts['ask']
  documents: Documents
  saves: ReturnType<typeof createSaves>
  open: ReturnType<typeof createDialogs>
  toasts: ReturnType<typeof createToasts>
  uploads: ReturnType<typeof createUploads>
  history: ReturnType<typeof createUndoHistory>
  session: ReturnType<typeof createSession>
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

export function createEditorStore(
  baseClient: Client,
  i18n: i18n,
  {
    release,
    user,
    ...options
  }: Partial<Pick<Env, 'journal' | 'redraw' | 'refreshUser' | 'stored'> & Pick<EditorState, 'release' | 'user'>> = {},
): EditorStore {
  const { promise: author, resolve: setAuthor } = Promise.withResolvers<string>()
  // Inherits: a spread would copy the client.
  const client: EditorClient = Object.assign(Object.create(baseClient), createAdminClient(baseClient))
  const takesLive = user?.changes_live === false
  const releases = { current: release?.id, list: client.releasesUnderWay, takesLive }
  const { journal = openJournal(author, undefined, releases), ...page } = options
  const env: Env = { client, i18n, t: i18n.t, locale: () => i18n.language as Locale, journal, setAuthor, ...page }
  // The order matters only where a slice destructures another. All others are read when a function is called.
  const store = { ...createStore(() => ({ ...initialState, release, user })), ...env } as EditorStore
  store.toasts = createToasts(store)
  const { documents } = Object.assign(store, { documents: createDocuments(store) as Documents })
  documents.places = createPlaces(store)
  documents.lists = createLists(store)
  documents.pages = createPageList(store)
  store.session = createSession(store)
  documents.loads = createLoads(store)
  store.saves = createSaves(store)
  Object.assign(store, createActs(store))
  documents.structure = createStructure(store)
  store.open = createDialogs(store)
  store.uploads = createUploads(store)
  store.history = createUndoHistory(store)
  documents.translations = createTranslations(store)
  return store
}

import type { Generated, Kysely, Transaction } from 'kysely'
import type { ReleaseNote, ReleaseState } from '#api/releases.ts'
import type { Locale } from '#content/locale.ts'
import type { SearchKind } from '#content/search.ts'
import type { TranslationRecord } from '#content/translation.ts'
import type { MailContent } from '#server/mail/mailer.ts'
import type {
  PasswordResetsTable,
  RefreshTokensTable,
  RemovedUsersTable,
  RequestCountsTable,
  UsersTable,
} from './account-tables.ts'

/** The content of a block or an item: JSON, read and written as an object on both databases. */
export type Content = Record<string, unknown>

/** Times are ISO strings in UTC, so that they sort and read the same on both databases. */
export type Database = {
  pages: PagesTable
  blocks: BlocksTable
  items: ItemsTable
  revisions: RevisionsTable
  redirects: RedirectsTable
  releases: ReleasesTable
  release_documents: ReleaseDocumentsTable
  preview_links: PreviewLinksTable
  missed_addresses: MissedAddressesTable
  users: UsersTable
  removed_users: RemovedUsersTable
  refresh_tokens: RefreshTokensTable
  password_resets: PasswordResetsTable
  request_counts: RequestCountsTable
  translations: TranslationsTable
  release_translations: ReleaseTranslationsTable
  uploads: UploadsTable
  enquiries: EnquiriesTable
  outgoing_mails: OutgoingMailsTable
  search_documents: SearchDocumentsTable
  search_words: SearchWordsTable
}

/** Every change of a page increments `version` before its other writes, so that other changes of the page wait. */
export type PagesTable = {
  slug: string
  version: number
  updated_at: string
  /** api/pages.ts, in the row 'site' api/site.ts. Null while those of the route table apply, and for deleted pages. */
  content: Generated<Content | null>
  content_version: Generated<number>
  /** Next to be shown or hidden (content/visibility-times.ts). */
  due_at: Generated<string | null>
}

export type BlocksTable = {
  id: string
  page_slug: string
  block_type: string
  position: number
  content: Content
  version: number
  updated_at: string
  updated_by: string | null
}

export type ItemsTable = {
  block_id: string
  id: string
  /** The key of the collection in the block's content ('posts'). */
  list: string
  /** Orders the items of one day (or without a day); a fraction for an item inserted between two others. */
  position: number
  type: string | null
  /** The day by which items are sorted, newest first; '' for an item without a day, which is sorted last. */
  date: string
  is_draft: Generated<number>
  due_at: Generated<string | null>
  content: Content
  version: number
  updated_at: string
  updated_by: string | null
}

export type RevisionAction = 'create' | 'update' | 'delete' | 'reorder'

/** No foreign keys: a revision outlives its block, item and author. */
export type RevisionsTable = {
  id: string
  /** The id of a block, or 'page:home' for the settings of a page; `block_type` is then 'PAGE'. */
  block_id: string
  /** Null for the block itself. */
  item_id: string | null
  page_slug: string
  /** The version of the page after this change; all rows of a page with the same version are one change. */
  page_version: number
  /** The `page_version` of the change that this revision's change reverted; null if it is not a revert. */
  reverts: number | null
  /** 1 if an update removed list items from the content. */
  removes: 1 | null
  block_type: string
  version: number
  /** The version of the block after this change. Changes of the block's items increment it too. */
  block_version: number
  action: RevisionAction
  position: number
  content: Content
  author_id: string | null
  created_at: string
}

export type ReleasesTable = {
  id: string
  name: string
  state: ReleaseState
  seq: number
  created_by: string | null
  created_at: string
  updated_at: string
  publish_at: string | null
  published_at: string | null
  published_by: string | null
  rolled_back_at: string | null
  rolled_back_by: string | null
  /** The changes of pages that publishing made. An object, because `pg` does not write arrays as JSON. */
  published_content: { changes: { page: string; version: number }[] }
  /** 1 if the release can be published only when no Arabic text in it is missing, a placeholder or outdated. */
  requires_translation: number | null
  notes_content: { notes: { kind: ReleaseNote['kind']; text: string; author_id: string | null; at: string }[] }
}

/** The position and content of a document in a release. The order of a page's blocks is a document, too ('ORDER'). */
export type StoredState = { position: number; content: Content }

/** Change `seq` adds a row per document that it changes. The highest applies; earlier ones are for late saves. */
export type ReleaseDocumentsTable = {
  release_id: string
  block_id: string
  item_id: string
  seq: number
  page_slug: string
  block_type: string
  /** The live state that the change started from; null if the document did not exist. */
  base_content: StoredState | null
  /** Null for a deletion. */
  wanted_content: StoredState | null
  /** 1 if the release does not, or no longer, change the document. */
  is_left: number
  reverts: number | null
  author_id: string | null
  created_at: string
}

export type PreviewLinksTable = {
  token_hash: string
  release_id: string
  expires_at: string
  created_by: string
}

/** content/translation.ts. About one Arabic text at a path, so it applies again when a revert restores that text. */
export type TranslationsTable = {
  block_id: string
  item_id: string
  path: string
  arabic: string
  origin: TranslationRecord['origin']
  source: string
}

export type ReleaseTranslationsTable = TranslationsTable & { release_id: string }

/** Paths are readable, not percent-encoded; `to_path` may also be an https address. */
export type RedirectsTable = {
  id: string
  from_path: string
  to_path: string
  permanent: number
  hits: number
  used_at: string | null
  created_at: string
}

export type MissedAddressesTable = { day: string; path: string; count: number }

export type UploadsTable = {
  key: string
  mime: string
  bytes: number
  width: number | null
  height: number | null
  original_name: string
  created_by: string | null
  created_at: string
  alt_en: string | null
  alt_ar: string | null
}

export type EnquiriesTable = {
  id: string
  name: string
  email: string
  message: string
  company: string | null
  phone: string | null
  interest: string | null
  source: string | null
  locale: Locale
  /** 'suspected': probably sent by a bot; 'spam': somebody marked it as spam. */
  status: 'new' | 'done' | 'suspected' | 'spam'
  created_at: string
}

export type OutgoingMailsTable = {
  id: string
  content: MailContent
  attempts: number
  /** The time of the next attempt; null if the mail is only sent again on request. */
  due_at: string | null
  error: string | null
  created_at: string
}

export type SearchDocumentsTable = {
  id: Generated<number>
  locale: Locale
  page_slug: string
  block_id: string
  item_id: string
  kind: SearchKind
  path: string
  title: string
  description: string
  body: string
}

/** The search completes beginnings of words and corrects misspelt ones with them. */
export type SearchWordsTable = { locale: Locale; word: string; stem: string }

export type Db = Kysely<Database>
export type Executor = Kysely<Database> | Transaction<Database>

import type { Generated, Kysely, Transaction } from 'kysely'
import type { Locale } from '#content/locale.ts'
import type { MailContent } from '#server/mail/mailer.ts'

/** What a block or an item stores: JSON, read and written as an object on both databases. */
export type Content = Record<string, unknown>

/** Times are ISO strings in UTC, so that they sort and read the same on both databases. */
export type Database = {
  pages: PagesTable
  blocks: BlocksTable
  items: ItemsTable
  revisions: RevisionsTable
  users: UsersTable
  removed_users: RemovedUsersTable
  refresh_tokens: RefreshTokensTable
  password_resets: PasswordResetsTable
  request_counts: RequestCountsTable
  uploads: UploadsTable
  enquiries: EnquiriesTable
  outgoing_mails: OutgoingMailsTable
}

/** `version` grows with every change of anything on the page; each writer takes it first, so writers go one by one. */
export type PagesTable = {
  slug: string
  version: number
  updated_at: string
  /** Its name and description, where they differ from those of the route table; `content_version` counts their changes. */
  content: Generated<Content | null>
  content_version: Generated<number>
}

export type BlocksTable = {
  id: string
  page_slug: string
  block_type: string
  position: number
  /** Without the items of its collection. */
  content: Content
  version: number
  updated_at: string
  updated_by: string | null
}

/** An item of a block's long list: a post, a story, a vacancy. */
export type ItemsTable = {
  block_id: string
  id: string
  /** The key in the block's content under which it is shown ('posts'). */
  list: string
  /** Orders the items of one day (or of none); a fraction where one was put between two others. */
  position: number
  type: string | null
  /** The day it is sorted by, newest first; '' without one, which stands last. */
  date: string
  content: Content
  version: number
  updated_at: string
  updated_by: string | null
}

export type RevisionAction = 'create' | 'update' | 'delete' | 'reorder'

/** Outlives what it tells about: no foreign keys. */
export type RevisionsTable = {
  id: string
  /** 'page:home' where the settings of a page changed; its block_type is 'PAGE'. */
  block_id: string
  /** Null when the block itself changed. */
  item_id: string | null
  page_slug: string
  /** The version of the page that this change made: all rows of a page with the same one are one change. */
  page_version: number
  /** The `page_version` of the change that this one took back. */
  reverts: number | null
  /** 1 where an update took entries out of lists inside the content. */
  removes: 1 | null
  block_type: string
  /** The version of what changed: of the block, or of the item. */
  version: number
  /** The version of the block that this change made; a change of an item counts there too. */
  block_version: number
  action: RevisionAction
  position: number
  content: Content
  author_id: string | null
  created_at: string
}

export type Role = 'admin'

export type UsersTable = {
  id: string
  email: string
  name: string | null
  role: Role
  password_hash: string
  /** Null while it is the one that the account began with. */
  password_changed_at: string | null
  /** When somebody was asked to join; null for those who have chosen a password. */
  invited_at: string | null
  /** Of the last login or the invitation, for mails; null where it is not known. */
  locale: Locale | null
  /** 1 for the first user, null for the others; unique, so that of two who are first at once only one gets in. */
  founder: 1 | null
  created_at: string
}

/** Accounts that the restore of an older archive does not bring back. */
export type RemovedUsersTable = { id: string }

export type RefreshTokensTable = {
  id: string
  /** All tokens that came out of one login. */
  family: string
  user_id: string
  token_hash: string
  created_at: string
  /** 12 hours after the login, or 30 days with 'Remember me'; the same for the whole family. */
  expires_at: string
  spent_at: string | null
  revoked_at: string | null
}

/** Links by mail that set a new password; one that was used is gone. */
export type PasswordResetsTable = { token_hash: string; user_id: string; expires_at: string }

/** When somebody or something (`subject`, hashed) asked lately: `times` is a JSON list, the oldest first. */
export type RequestCountsTable = { subject: string; times: string; expires_at: string }

export type UploadsTable = {
  key: string
  mime: string
  bytes: number
  width: number | null
  height: number | null
  original_name: string
  created_by: string | null
  created_at: string
  /** What it shows, in both languages; null where nobody has said so. */
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
  /** 'suspected' for what looks like a robot's, 'spam' for what an administrator took for it. */
  status: 'new' | 'done' | 'suspected' | 'spam'
  created_at: string
}

/** A mail that is not sent yet. */
export type OutgoingMailsTable = {
  id: string
  content: MailContent
  attempts: number
  /** When it is tried next; null where it is not, unless somebody asks for it. */
  due_at: string | null
  /** Of the last attempt. */
  error: string | null
  created_at: string
}

export type Db = Kysely<Database>
/** What a repository works on: the database, or one of its transactions. */
export type Executor = Kysely<Database> | Transaction<Database>

import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { createIndex, jsonColumn, sortedText } from '../dialect.ts'

/*
 * On SQLite an aborted migration is not rolled back. Because every statement is skipped if its table or index exists,
 * the migration can run again.
 */
export const firstTables: Migration = {
  async up(db) {
    await createPages(db)
    await createRevisions(db)
    await createAccounts(db)
    await createUploadsAndEnquiries(db)
  },
}

async function createPages(db: Kysely<unknown>) {
  const json = jsonColumn(db)
  const key = sortedText(db)
  await db.schema
    .createTable('pages')
    .ifNotExists()
    .addColumn('slug', key, (column) => column.primaryKey().notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('blocks')
    .ifNotExists()
    .addColumn('id', key, (column) => column.primaryKey().notNull())
    .addColumn('page_slug', key, (column) => column.notNull().references('pages.slug'))
    .addColumn('block_type', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('content', json, (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('updated_by', 'text')
    .execute()
  await createIndex(db, 'blocks_by_page', 'blocks', ['page_slug', 'position'])
  await db.schema
    .createTable('items')
    .ifNotExists()
    .addColumn('block_id', key, (column) => column.notNull().references('blocks.id').onDelete('cascade'))
    .addColumn('id', key, (column) => column.notNull())
    .addColumn('list', 'text', (column) => column.notNull())
    .addColumn('position', 'double precision', (column) => column.notNull())
    .addColumn('type', key)
    .addColumn('date', key, (column) => column.notNull())
    .addColumn('content', json, (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('updated_by', 'text')
    .addPrimaryKeyConstraint('items_key', ['block_id', 'id'])
    .execute()
  const order = ['date desc', 'position', 'id'] as const
  await createIndex(db, 'items_by_date', 'items', ['block_id', ...order])
  await createIndex(db, 'items_by_type', 'items', ['block_id', 'type', ...order])
}

async function createRevisions(db: Kysely<unknown>) {
  const key = sortedText(db)
  await db.schema
    .createTable('revisions')
    .ifNotExists()
    .addColumn('id', key, (column) => column.primaryKey().notNull())
    .addColumn('block_id', key, (column) => column.notNull())
    .addColumn('item_id', key)
    .addColumn('page_slug', key, (column) => column.notNull())
    .addColumn('block_type', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('block_version', 'integer', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('position', 'double precision', (column) => column.notNull())
    .addColumn('content', jsonColumn(db), (column) => column.notNull())
    .addColumn('author_id', 'text')
    .addColumn('created_at', key, (column) => column.notNull())
    .execute()
  await createIndex(db, 'revisions_by_block', 'revisions', ['block_id', 'item_id', 'block_version'])
  await createIndex(db, 'revisions_by_page', 'revisions', ['page_slug', 'created_at'])
}

async function createAccounts(db: Kysely<unknown>) {
  const key = sortedText(db)
  await db.schema
    .createTable('users')
    .ifNotExists()
    .addColumn('id', key, (column) => column.primaryKey().notNull())
    .addColumn('email', key, (column) => column.notNull().unique())
    .addColumn('name', 'text')
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('founder', 'integer', (column) => column.unique())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('refresh_tokens')
    .ifNotExists()
    .addColumn('id', key, (column) => column.primaryKey().notNull())
    .addColumn('family', key, (column) => column.notNull())
    .addColumn('user_id', key, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('token_hash', key, (column) => column.notNull().unique())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', key, (column) => column.notNull())
    .addColumn('spent_at', 'text')
    .addColumn('revoked_at', 'text')
    .execute()
  await createIndex(db, 'refresh_tokens_by_family', 'refresh_tokens', ['family'])
  await db.schema
    .createTable('login_failures')
    .ifNotExists()
    .addColumn('attempt', key, (column) => column.notNull())
    .addColumn('subject', key, (column) => column.notNull())
    .addColumn('failed_at', key, (column) => column.notNull())
    .addPrimaryKeyConstraint('login_failures_key', ['attempt', 'subject'])
    .execute()
  await createIndex(db, 'login_failures_by_subject', 'login_failures', ['subject'])
  await createIndex(db, 'login_failures_by_time', 'login_failures', ['failed_at'])
}

async function createUploadsAndEnquiries(db: Kysely<unknown>) {
  const key = sortedText(db)
  await db.schema
    .createTable('uploads')
    .ifNotExists()
    .addColumn('key', key, (column) => column.primaryKey().notNull())
    .addColumn('mime', 'text', (column) => column.notNull())
    .addColumn('bytes', 'integer', (column) => column.notNull())
    .addColumn('width', 'integer')
    .addColumn('height', 'integer')
    .addColumn('original_name', 'text', (column) => column.notNull())
    .addColumn('created_by', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('enquiries')
    .ifNotExists()
    .addColumn('id', key, (column) => column.primaryKey().notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('company', 'text')
    .addColumn('phone', 'text')
    .addColumn('interest', 'text')
    .addColumn('source', 'text')
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('created_at', key, (column) => column.notNull())
    .execute()
  await createIndex(db, 'enquiries_by_time', 'enquiries', ['created_at', 'id'])
}

import type { Migration } from 'kysely/migration'
import { sortedText } from '../dialect.ts'

/** `if not exists` for the reason given in the first migration. */
export const requestsAndResets: Migration = {
  async up(db) {
    const key = sortedText(db)
    await db.schema
      .createTable('request_counts')
      .ifNotExists()
      .addColumn('subject', key, (column) => column.primaryKey().notNull())
      .addColumn('times', 'text', (column) => column.notNull())
      .addColumn('expires_at', key, (column) => column.notNull())
      .execute()
    await db.schema
      .createIndex('request_counts_by_end')
      .ifNotExists()
      .on('request_counts')
      .column('expires_at')
      .execute()
    await db.schema
      .createTable('password_resets')
      .ifNotExists()
      .addColumn('token_hash', key, (column) => column.primaryKey().notNull())
      .addColumn('user_id', key, (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('expires_at', key, (column) => column.notNull())
      .execute()
    await db.schema
      .createIndex('password_resets_by_user')
      .ifNotExists()
      .on('password_resets')
      .column('user_id')
      .execute()
    await db.schema.createIndex('refresh_tokens_by_user').ifNotExists().on('refresh_tokens').column('user_id').execute()
  },
}

import type { Migration } from 'kysely/migration'
import { createIndex, sortedText } from '../dialect.ts'

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
    await createIndex(db, 'request_counts_by_end', 'request_counts', ['expires_at'])
    await db.schema
      .createTable('password_resets')
      .ifNotExists()
      .addColumn('token_hash', key, (column) => column.primaryKey().notNull())
      .addColumn('user_id', key, (column) => column.notNull().references('users.id').onDelete('cascade'))
      .addColumn('expires_at', key, (column) => column.notNull())
      .execute()
    await createIndex(db, 'password_resets_by_user', 'password_resets', ['user_id'])
    await createIndex(db, 'refresh_tokens_by_user', 'refresh_tokens', ['user_id'])
  },
}

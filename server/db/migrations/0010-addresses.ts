import type { Migration } from 'kysely/migration'
import { createIndex, sortedText } from '../dialect.ts'

export const addresses: Migration = {
  async up(db) {
    const key = sortedText(db)
    await db.schema
      .createTable('redirects')
      .ifNotExists()
      .addColumn('id', key, (column) => column.primaryKey().notNull())
      .addColumn('from_path', key, (column) => column.notNull().unique())
      .addColumn('to_path', key, (column) => column.notNull())
      .addColumn('permanent', 'integer', (column) => column.notNull())
      .addColumn('hits', 'integer', (column) => column.notNull())
      .addColumn('used_at', 'text')
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute()
    await createIndex(db, 'redirects_by_target', 'redirects', ['to_path'])
  },
}

import type { Migration } from 'kysely/migration'
import { sortedText } from '../dialect.ts'

export const translations: Migration = {
  async up(db) {
    const key = sortedText(db)
    await db.schema
      .createTable('translations')
      .ifNotExists()
      .addColumn('block_id', key, (column) => column.notNull())
      .addColumn('item_id', key, (column) => column.notNull())
      .addColumn('path', key, (column) => column.notNull())
      .addColumn('arabic', key, (column) => column.notNull())
      .addColumn('origin', 'text', (column) => column.notNull())
      .addColumn('source', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('translations_key', ['block_id', 'item_id', 'path', 'arabic'])
      .execute()
  },
}

import type { Migration } from 'kysely/migration'
import { createIndex, createTextIndex, rowIdColumn, sortedText } from '../dialect.ts'

/**
 * Creates the tables of the search. All rows are computed from the content: a later migration that changes how words
 * are indexed only has to delete them, and the next start of the server fills the tables again.
 */
export const search: Migration = {
  async up(db) {
    const key = sortedText(db)
    await db.schema
      .createTable('search_documents')
      .ifNotExists()
      .addColumn('id', rowIdColumn(db), (column) => column.primaryKey())
      .addColumn('locale', key, (column) => column.notNull())
      .addColumn('page_slug', key, (column) => column.notNull())
      .addColumn('block_id', key, (column) => column.notNull())
      .addColumn('item_id', key, (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('path', 'text', (column) => column.notNull())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('description', 'text', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .addUniqueConstraint('search_documents_by_source', ['page_slug', 'item_id', 'locale'])
      .execute()
    await createIndex(db, 'search_documents_by_locale', 'search_documents', ['locale', 'id'])
    await db.schema
      .createTable('search_words')
      .ifNotExists()
      .addColumn('locale', key, (column) => column.notNull())
      .addColumn('word', key, (column) => column.notNull())
      .addColumn('stem', key, (column) => column.notNull())
      .addPrimaryKeyConstraint('search_words_key', ['locale', 'word'])
      .execute()
    await createIndex(db, 'search_words_by_stem', 'search_words', ['locale', 'stem'])
    await createTextIndex(db)
  },
}

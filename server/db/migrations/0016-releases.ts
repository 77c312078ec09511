import type { Migration } from 'kysely/migration'
import { addText, createIndex, jsonColumn, sortedText } from '../dialect.ts'

export const releases: Migration = {
  async up(db) {
    const key = sortedText(db)
    const json = jsonColumn(db)
    await db.schema
      .createTable('releases')
      .ifNotExists()
      .addColumn('id', key, (column) => column.primaryKey().notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('seq', 'integer', (column) => column.notNull())
      .addColumn('created_by', 'text')
      .addColumn('created_at', key, (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull())
      .addColumn('publish_at', 'text')
      .addColumn('published_at', 'text')
      .addColumn('published_by', 'text')
      .addColumn('published_content', json, (column) => column.notNull())
      .addColumn('notes_content', json, (column) => column.notNull())
      .execute()
    await db.schema
      .createTable('release_documents')
      .ifNotExists()
      .addColumn('release_id', key, (column) => column.notNull())
      .addColumn('block_id', key, (column) => column.notNull())
      .addColumn('item_id', key, (column) => column.notNull())
      .addColumn('seq', 'integer', (column) => column.notNull())
      .addColumn('page_slug', key, (column) => column.notNull())
      .addColumn('block_type', 'text', (column) => column.notNull())
      .addColumn('base_content', json)
      .addColumn('wanted_content', json)
      .addColumn('is_left', 'integer', (column) => column.notNull())
      .addColumn('author_id', 'text')
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('release_documents_key', ['release_id', 'block_id', 'item_id', 'seq'])
      .execute()
    await db.schema
      .createTable('preview_links')
      .ifNotExists()
      .addColumn('token_hash', key, (column) => column.primaryKey().notNull())
      .addColumn('release_id', key, (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute()
    for (const table of ['pages', 'items']) {
      await addText(db, table, 'due_at')
      await createIndex(db, `${table}_by_due_at`, table, ['due_at'])
    }
    await createIndex(db, 'releases_by_state', 'releases', ['state', 'publish_at'])
  },
}

import type { Migration } from 'kysely/migration'
import { createIndex, jsonColumn, sortedText } from '../dialect.ts'

export const outgoingMails: Migration = {
  async up(db) {
    const key = sortedText(db)
    await db.schema
      .createTable('outgoing_mails')
      .ifNotExists()
      .addColumn('id', key, (column) => column.primaryKey().notNull())
      .addColumn('content', jsonColumn(db), (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('due_at', key)
      .addColumn('error', 'text')
      .addColumn('created_at', key, (column) => column.notNull())
      .execute()
    await createIndex(db, 'outgoing_mails_by_due', 'outgoing_mails', ['due_at'])
  },
}

import type { Migration } from 'kysely/migration'
import { addText, sortedText } from '../dialect.ts'

export const languagesAndRemovals: Migration = {
  async up(db) {
    await addText(db, 'users', 'locale')
    await db.schema
      .createTable('removed_users')
      .ifNotExists()
      .addColumn('id', sortedText(db), (column) => column.primaryKey().notNull())
      .execute()
  },
}

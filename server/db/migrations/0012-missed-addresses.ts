import type { Migration } from 'kysely/migration'
import { sortedText } from '../dialect.ts'

export const missedAddresses: Migration = {
  async up(db) {
    const key = sortedText(db)
    await db.schema
      .createTable('missed_addresses')
      .ifNotExists()
      .addColumn('day', key, (column) => column.notNull())
      .addColumn('path', key, (column) => column.notNull())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('missed_addresses_key', ['day', 'path'])
      .execute()
  },
}

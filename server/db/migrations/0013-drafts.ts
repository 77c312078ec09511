import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { addColumn } from '../dialect.ts'

export const drafts: Migration = {
  up: (db) => addColumn(db, 'items', 'is_draft', sql`integer not null default 0`),
}

import type { Migration } from 'kysely/migration'
import { addColumn } from '../dialect.ts'

export const translatedReleases: Migration = {
  up: (db) => addColumn(db, 'releases', 'requires_translation', 'integer'),
}

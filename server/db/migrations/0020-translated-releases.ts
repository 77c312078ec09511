import type { Migration } from 'kysely/migration'
import { addColumn } from '../dialect.ts'

/** Lets a release demand that all of its texts are translated. */
export const translatedReleases: Migration = {
  up: (db) => addColumn(db, 'releases', 'requires_translation', 'integer'),
}

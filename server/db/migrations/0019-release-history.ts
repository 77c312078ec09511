import type { Migration } from 'kysely/migration'
import { addColumn, addText } from '../dialect.ts'

/** Adds the columns for reverts in a release, and for who rolled back a release and when. */
export const releaseHistory: Migration = {
  async up(db) {
    await addColumn(db, 'release_documents', 'reverts', 'integer')
    await addText(db, 'releases', 'rolled_back_at')
    await addText(db, 'releases', 'rolled_back_by')
  },
}

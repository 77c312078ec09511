import type { Migration } from 'kysely/migration'
import { addColumn, addText } from '../dialect.ts'

/** Stores which change of a release reverts another one, and when and by whom a release was rolled back. */
export const releaseHistory: Migration = {
  async up(db) {
    await addColumn(db, 'release_documents', 'reverts', 'integer')
    await addText(db, 'releases', 'rolled_back_at')
    await addText(db, 'releases', 'rolled_back_by')
  },
}

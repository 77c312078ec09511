import type { Migration } from 'kysely/migration'
import { addColumn, addText } from '../dialect.ts'

/** Undo within a release, and who rolled one back. */
export const releaseHistory: Migration = {
  async up(db) {
    await addColumn(db, 'release_documents', 'reverts', 'integer')
    await addText(db, 'releases', 'rolled_back_at')
    await addText(db, 'releases', 'rolled_back_by')
  },
}

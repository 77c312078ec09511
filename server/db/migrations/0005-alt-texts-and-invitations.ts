import type { Migration } from 'kysely/migration'
import { addText } from '../dialect.ts'

export const altTextsAndInvitations: Migration = {
  async up(db) {
    await addText(db, 'uploads', 'alt_en')
    await addText(db, 'uploads', 'alt_ar')
    await addText(db, 'users', 'invited_at')
  },
}

import type { Migration } from 'kysely/migration'
import { addText } from '../dialect.ts'

export const passwordChanges: Migration = {
  up: (db) => addText(db, 'users', 'password_changed_at'),
}

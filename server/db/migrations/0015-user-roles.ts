import type { Migration } from 'kysely/migration'
import { addText } from '../dialect.ts'

export const userRoles: Migration = { up: (db) => addText(db, 'users', 'locales') }

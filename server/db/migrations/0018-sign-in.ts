import type { Migration } from 'kysely/migration'
import { addColumn, addText } from '../dialect.ts'

/** Adds the columns for the device of a session and for the second factor of an account. */
export const signIn: Migration = {
  async up(db) {
    await addText(db, 'refresh_tokens', 'user_agent')
    await addText(db, 'users', 'totp_secret')
    await addColumn(db, 'users', 'totp_step', 'integer')
    await addText(db, 'users', 'recovery_hashes')
  },
}

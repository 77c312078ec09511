import { type Migration, Migrator } from 'kysely/migration'
import { firstTables } from './migrations/0001-first-tables.ts'
import { requestsAndResets } from './migrations/0002-requests-and-resets.ts'
import { passwordChanges } from './migrations/0003-password-changes.ts'
import { changesOfPages } from './migrations/0004-changes-of-pages.ts'
import { altTextsAndInvitations } from './migrations/0005-alt-texts-and-invitations.ts'
import type { Db } from './schema.ts'

/** In the order of their names. A migration that has been released is never changed: the next one corrects it. */
const migrations: Record<string, Migration> = {
  '0001-first-tables': firstTables,
  '0002-requests-and-resets': requestsAndResets,
  '0003-password-changes': passwordChanges,
  '0004-changes-of-pages': changesOfPages,
  '0005-alt-texts-and-invitations': altTextsAndInvitations,
}

/** Brings the database to the newest form; does nothing when it is there already. */
export async function migrate(db: Db): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}

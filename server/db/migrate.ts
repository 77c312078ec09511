import { sql } from 'kysely'
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration'
import { firstTables } from './migrations/0001-first-tables.ts'
import { requestsAndResets } from './migrations/0002-requests-and-resets.ts'
import { passwordChanges } from './migrations/0003-password-changes.ts'
import { changesOfPages } from './migrations/0004-changes-of-pages.ts'
import { altTextsAndInvitations } from './migrations/0005-alt-texts-and-invitations.ts'
import { languagesAndRemovals } from './migrations/0006-languages-and-removals.ts'
import { outgoingMails } from './migrations/0007-outgoing-mails.ts'
import { oneTableOfCounts } from './migrations/0008-one-table-of-counts.ts'
import { formattedTexts } from './migrations/0009-formatted-texts.ts'
import { addresses } from './migrations/0010-addresses.ts'
import { search } from './migrations/0011-search.ts'
import { missedAddresses } from './migrations/0012-missed-addresses.ts'
import { drafts } from './migrations/0013-drafts.ts'
import { siteSettings } from './migrations/0014-site-settings.ts'
import { userRoles } from './migrations/0015-user-roles.ts'
import { releases } from './migrations/0016-releases.ts'
import { translations } from './migrations/0017-translations.ts'
import { signIn } from './migrations/0018-sign-in.ts'
import { releaseHistory } from './migrations/0019-release-history.ts'
import { translatedReleases } from './migrations/0020-translated-releases.ts'
import { releaseTranslations } from './migrations/0021-release-translations.ts'
import { searchHiddenCharacters } from './migrations/0022-search-hidden-characters.ts'
import { makersOfPreviewLinks } from './migrations/0023-makers-of-preview-links.ts'
import { formattedPoints } from './migrations/0024-formatted-points.ts'
import type { Db, Executor } from './schema.ts'

/** The migrations in the order of their names. A released migration is never changed: a later migration corrects it. */
const migrations: Record<string, Migration> = {
  '0001-first-tables': firstTables,
  '0002-requests-and-resets': requestsAndResets,
  '0003-password-changes': passwordChanges,
  '0004-changes-of-pages': changesOfPages,
  '0005-alt-texts-and-invitations': altTextsAndInvitations,
  '0006-languages-and-removals': languagesAndRemovals,
  '0007-outgoing-mails': outgoingMails,
  '0008-one-table-of-counts': oneTableOfCounts,
  '0009-formatted-texts': formattedTexts,
  '0010-addresses': addresses,
  '0011-search': search,
  '0012-missed-addresses': missedAddresses,
  '0013-drafts': drafts,
  '0014-site-settings': siteSettings,
  '0015-user-roles': userRoles,
  '0016-releases': releases,
  '0017-translations': translations,
  '0018-sign-in': signIn,
  '0019-release-history': releaseHistory,
  '0020-translated-releases': translatedReleases,
  '0021-release-translations': releaseTranslations,
  '0022-search-hidden-characters': searchHiddenCharacters,
  '0023-makers-of-preview-links': makersOfPreviewLinks,
  '0024-formatted-points': formattedPoints,
}

export const migrationNames = Object.keys(migrations)

/** Migrates the database up to the newest or the given migration, which must not be older than the last applied one. */
export async function migrate(db: Db, to = migrationNames.at(-1) ?? ''): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateTo(to)
  if (error) throw error
}

/** The names of the applied migrations; empty for an empty database. */
export async function appliedMigrations(db: Executor): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return []
  const table = sql.table(DEFAULT_MIGRATION_TABLE)
  const { rows } = await sql<{ name: string }>`select name from ${table} order by name`.execute(db)
  return rows.map(({ name }) => name)
}

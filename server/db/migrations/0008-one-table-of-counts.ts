import type { Migration } from 'kysely/migration'

/** Failed logins are counted in `request_counts` now, like all rate limits. */
export const oneTableOfCounts: Migration = {
  up: (db) => db.schema.dropTable('login_failures').ifExists().execute(),
}

import type { Migration } from 'kysely/migration'

/** Drops the separate table for failed logins: `request_counts` counts them, as for all rate limits. */
export const oneTableOfCounts: Migration = {
  up: (db) => db.schema.dropTable('login_failures').ifExists().execute(),
}

import type { Migration } from 'kysely/migration'

/** Failed logins are counted in `request_counts` like everything else that is limited. */
export const oneTableOfCounts: Migration = {
  up: (db) => db.schema.dropTable('login_failures').ifExists().execute(),
}

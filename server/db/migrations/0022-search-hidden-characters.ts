import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { isPostgres } from '../dialect.ts'

/** Empties the search, because words with soft hyphens, joiners or marks of direction were indexed as several words. */
export const searchHiddenCharacters: Migration = {
  async up(db) {
    if (!isPostgres(db)) await sql`delete from search_index`.execute(db)
    await sql`delete from search_documents`.execute(db)
    await sql`delete from search_words`.execute(db)
  },
}

import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { addColumn, createIndex, jsonColumn } from '../dialect.ts'

export const changesOfPages: Migration = {
  async up(db) {
    await addColumn(db, 'revisions', 'page_version', 'integer')
    await addColumn(db, 'revisions', 'reverts', 'integer')
    await addColumn(db, 'revisions', 'removes', 'integer')
    await addColumn(db, 'pages', 'content', jsonColumn(db))
    await addColumn(db, 'pages', 'content_version', sql`integer not null default 0`)
    await numberChanges(db)
    await createIndex(db, 'revisions_by_change', 'revisions', ['page_slug', 'page_version'])
    await sql`create index if not exists revisions_removing on revisions (created_at, id)
      where action = 'delete' or removes = 1`.execute(db)
  },
}

/**
 * Numbers the changes of each page from 1. All revisions of a page with the same time are one change. The numbers do
 * not exceed the page's version, because every change incremented the version.
 */
async function numberChanges(db: Kysely<unknown>) {
  await sql`
    update revisions set page_version = changes.number
    from (
      select page_slug, created_at, row_number() over (partition by page_slug order by created_at) as number
      from (select distinct page_slug, created_at from revisions) as moments
    ) as changes
    where changes.page_slug = revisions.page_slug and changes.created_at = revisions.created_at
      and revisions.page_version is null`.execute(db)
}

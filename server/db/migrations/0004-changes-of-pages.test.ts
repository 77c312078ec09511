import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { describeEachDialect } from '#server/testing/each-dialect.ts'
import { migrate } from '../migrate.ts'
import type { Db } from '../schema.ts'

const first = '2026-01-01T00:00:00.000Z'
const second = '2026-01-02T00:00:00.000Z'
const third = '2026-01-03T00:00:00.000Z'

/** Removes the columns and indexes that the migration adds, and inserts revisions as they were stored before. */
async function beforeTheMigration(db: Db) {
  await sql`drop index revisions_by_change`.execute(db)
  await sql`drop index revisions_removing`.execute(db)
  for (const column of ['page_version', 'reverts', 'removes']) {
    await sql`alter table revisions drop column ${sql.ref(column)}`.execute(db)
  }
  for (const column of ['content', 'content_version']) {
    await sql`alter table pages drop column ${sql.ref(column)}`.execute(db)
  }
  await sql`delete from kysely_migration where name >= '0004'`.execute(db)
  for (const [slug, version] of [
    ['home', 5],
    ['resources', 1],
  ]) {
    await sql`insert into pages (slug, version, updated_at) values (${slug}, ${version}, ${third})`.execute(db)
  }
  const rows = [
    ['b', 'home', second],
    ['a', 'home', first],
    ['d', 'home', third],
    ['c', 'home', second],
    ['e', 'resources', second],
  ] as const
  for (const [id, page, at] of rows) {
    await sql`insert into revisions (id, block_id, page_slug, block_type, version, block_version, action, position, content, created_at)
      values (${id}, 'block', ${page}, 'CTA', 1, 1, 'update', 1, '{}', ${at})`.execute(db)
  }
}

const numbered = async (db: Db) => {
  const rows = await db.selectFrom('revisions').select(['id', 'page_version', 'removes']).orderBy('id').execute()
  return rows.map(({ id, page_version, removes }) => [id, page_version, removes].join(' '))
}

describeEachDialect('revisions from before changes were numbered', (open) => {
  test('are numbered in order, and those of one page and time are one change', async () => {
    const db = await open()
    await beforeTheMigration(db)
    await migrate(db)
    expect(await numbered(db)).toEqual(['a 1 ', 'b 2 ', 'c 2 ', 'd 3 ', 'e 1 '])
    expect(
      await db.selectFrom('pages').select(['slug', 'content', 'content_version']).orderBy('slug').execute(),
    ).toEqual([
      { slug: 'home', content: null, content_version: 0 },
      { slug: 'resources', content: null, content_version: 0 },
    ])
  })

  test('keep their numbers when an aborted migration runs again', async () => {
    const db = await open()
    await beforeTheMigration(db)
    await migrate(db)
    await db.updateTable('revisions').set({ page_version: 5 }).where('id', '=', 'd').execute()
    await sql`drop index revisions_removing`.execute(db)
    await sql`delete from kysely_migration where name >= '0004'`.execute(db)
    await migrate(db)
    expect(await numbered(db)).toEqual(['a 1 ', 'b 2 ', 'c 2 ', 'd 5 ', 'e 1 '])
  })
})

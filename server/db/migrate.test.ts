import { type Kysely, sql } from 'kysely'
import { expect, test } from 'vitest'
import { describeEachDialect } from '#server/testing/each-dialect.ts'
import { appliedMigrations, migrate, migrations } from './migrate.ts'
import type { Db } from './schema.ts'

const page = { slug: 'home', version: 1, updated_at: '2026-01-01T00:00:00.000Z' }
const addMood = (db: Kysely<unknown>) => sql`alter table pages add column mood text`.execute(db)

const moods = async (db: Db) => (await sql`select slug, mood from pages`.execute(db)).rows
/** All migrations and one more. */
const andLater = (up: (db: Kysely<unknown>) => Promise<unknown>) => ({
  ...migrations,
  '9999-later': { up: async (db: Kysely<unknown>) => void (await up(db)) },
})

describeEachDialect('a database with rows', (open) => {
  test('is changed by a later migration, once, and keeps its rows', async () => {
    const db = await open()
    await db.insertInto('pages').values(page).execute()
    const later = andLater(async (db) => {
      await addMood(db)
      await sql`update pages set mood = 'calm'`.execute(db)
    })
    await migrate(db, later)
    await migrate(db, later)
    expect(await moods(db)).toEqual([{ slug: 'home', mood: 'calm' }])
    expect(await appliedMigrations(db)).toEqual(Object.keys(later))
  })

  test('is left as it was by a migration that fails, which can run again', async () => {
    const db = await open()
    await db.insertInto('pages').values(page).execute()
    const failing = andLater(async (db) => {
      await addMood(db)
      throw new Error('midway')
    })
    await expect(migrate(db, failing)).rejects.toThrow('midway')
    expect(await appliedMigrations(db)).toEqual(Object.keys(migrations))
    await migrate(db, andLater(addMood))
    expect(await moods(db)).toEqual([{ slug: 'home', mood: null }])
  })

  test('of a later version is not touched', async () => {
    const db = await open()
    await migrate(db, andLater(addMood))
    await expect(migrate(db)).rejects.toThrow('9999-later is missing')
  })
})

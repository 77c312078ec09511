import { expect, test } from 'vitest'
import { describeEachDialect } from '#server/testing/each-dialect.ts'
import { isUniqueViolation } from './dialect.ts'
import { migrate } from './migrate.ts'
import type { Db } from './schema.ts'

const now = '2026-01-01T00:00:00.000Z'
const page = { slug: 'home', version: 1, updated_at: now }
const block = {
  id: 'a',
  page_slug: 'home',
  block_type: 'HERO',
  position: 1,
  version: 1,
  updated_at: now,
  updated_by: null,
}

async function insertBlock(db: Db, content: Record<string, unknown>) {
  await db.insertInto('pages').values(page).execute()
  await db
    .insertInto('blocks')
    .values({ ...block, content })
    .execute()
}

describeEachDialect('the database', (open) => {
  test('returns content as the object that was stored', async () => {
    const db = await open()
    const content = { title: { en: '[not a list]', ar: 'مرحبًا 👋' }, list: [1, 'two', null, { deep: true }] }
    await insertBlock(db, content)
    const row = await db.selectFrom('blocks').selectAll().executeTakeFirstOrThrow()
    expect(row).toEqual({ ...block, content })
  })

  test('stores changed content as an object too', async () => {
    const db = await open()
    await insertBlock(db, { title: 'one' })
    await db
      .updateTable('blocks')
      .set({ content: { title: 'two' } })
      .execute()
    expect(await db.selectFrom('blocks').select('content').executeTakeFirst()).toEqual({ content: { title: 'two' } })
  })

  test('returns counts as numbers', async () => {
    const db = await open()
    const counted = await db
      .selectFrom('pages')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirst()
    expect(counted).toEqual({ total: 0 })
  })

  test('refuses a block of a page that does not exist', async () => {
    const db = await open()
    const insert = db.insertInto('blocks').values({ ...block, content: {} })
    await expect(insert.execute()).rejects.toThrow()
  })

  test('distinguishes unique violations from other errors', async () => {
    const db = await open()
    await db.insertInto('pages').values(page).execute()
    const taken = await db
      .insertInto('pages')
      .values(page)
      .execute()
      .catch((error) => error)
    const other = await db
      .insertInto('blocks')
      .values({ ...block, page_slug: 'x', content: {} })
      .execute()
      .catch((error) => error)
    expect([isUniqueViolation(taken), isUniqueViolation(other)]).toEqual([true, false])
  })

  test('is migrated once: a second migration changes nothing', async () => {
    const db = await open()
    await db.insertInto('pages').values(page).execute()
    await migrate(db)
    expect(await db.selectFrom('pages').selectAll().execute()).toMatchObject([page])
  })

  test('rolls back everything in a transaction that fails', async () => {
    const db = await open()
    const failing = db.transaction().execute(async (transaction) => {
      await transaction.insertInto('pages').values(page).execute()
      throw new Error('midway')
    })
    await expect(failing).rejects.toThrow('midway')
    expect(await db.selectFrom('pages').selectAll().execute()).toEqual([])
  })
})

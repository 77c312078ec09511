import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import SqliteDatabase from 'better-sqlite3'
import { sql } from 'kysely'
import { extract } from 'tar'
import { expect, test } from 'vitest'
import { openDatabase } from '#server/db/open.ts'
import { describeEachDialect } from '#server/testing/each-dialect.ts'
import { temporaryFolder } from '#server/testing/temporary-folder.ts'
import { openSqlite } from './testing/open-sqlite.ts'
import { fillSampleSite, openSampleSite } from './testing/sample-site.ts'

describeEachDialect('a site', (open) => {
  test('is restored with equal rows and files, without its sessions', async () => {
    const site = await openSampleSite(await open())
    await fillSampleSite(site)
    const { file, counts, missing } = await site.backUp()
    expect(missing).toEqual([])
    expect(counts).toEqual({ pages: 2, items: 230, uploads: 3 })
    const other = await openSampleSite(await open())
    expect(await other.restore(file)).toMatchObject({ counts, missing })
    expect(await other.rows()).toEqual(await site.rows())
    expect(await other.stored()).toEqual(await site.stored())
    expect(await other.db.selectFrom('refresh_tokens').selectAll().execute()).toEqual([])
  })

  test('is archived as a database of SQLite, without sessions, and the files of its uploads', async () => {
    const site = await openSampleSite(await open())
    await fillSampleSite(site, 3)
    const folder = await temporaryFolder()
    await extract({ file: (await site.backUp()).file, cwd: folder })
    const uploads = Object.keys(await site.stored())
    expect((await readdir(folder, { recursive: true })).toSorted()).toEqual([
      'site.sqlite',
      'uploads',
      ...uploads.toSorted(),
    ])
    const db = new SqliteDatabase(join(folder, 'site.sqlite'), { readonly: true })
    const count = (table: string) => db.prepare(`select count(*) from ${table}`).pluck().get()
    expect(['items', 'users', 'refresh_tokens'].map(count)).toEqual([3, 1, 0])
    db.close()
  })

  test('opens releases again that were to be published by now, which may have been cancelled since', async () => {
    const site = await openSampleSite(await open())
    const release = { id: 'late', name: 'Late', state: 'scheduled', seq: 0, created_by: null, created_at: '' } as const
    const rest = { updated_at: '', published_at: null, published_by: null, published_content: { changes: [] } }
    const own = { notes_content: { notes: [] }, requires_translation: 1, rolled_back_at: null, rolled_back_by: null }
    const late = { ...release, ...rest, ...own, publish_at: '2026-01-01T00:00:00.000Z' }
    const soon = { ...late, id: 'soon', publish_at: '2999-01-01T00:00:00.000Z' }
    await fillSampleSite(site, 3)
    await site.db.insertInto('releases').values([late, soon]).execute()
    const other = await openSampleSite(await open())
    await other.restore((await site.backUp()).file)
    expect((await other.rows()).releases).toEqual([{ ...late, state: 'open', publish_at: null }, soon])
  })

  test('moves to SQLite and back from it', async () => {
    const site = await openSampleSite(await open())
    await fillSampleSite(site)
    const there = await openSampleSite(await openSqlite())
    await there.restore((await site.backUp()).file)
    const back = await openSampleSite(await open())
    await back.restore((await there.backUp()).file)
    expect(await there.rows()).toEqual(await site.rows())
    expect(await back.rows()).toEqual(await site.rows())
    expect(await back.stored()).toEqual(await site.stored())
  })

  test('is backed up without missing files, which are reported', async () => {
    const site = await openSampleSite(await open())
    await fillSampleSite(site)
    const key = await site.addUpload('lost')
    await rm(join(site.dataDir, 'uploads', key))
    const { file, missing } = await site.backUp()
    expect(missing).toEqual([key])
    const other = await openSampleSite(await open())
    expect(await other.restore(file)).toMatchObject({ missing: [key] })
    expect(await other.rows()).toEqual(await site.rows())
    expect(await other.stored()).toEqual(await site.stored())
  })

  test('of a newer version is not backed up, nor is an empty database', async () => {
    const db = await open()
    await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '')`.execute(db)
    await expect((await openSampleSite(db)).backUp()).rejects.toThrow('of a newer version of the site')
    const none = openDatabase({ dataDir: await temporaryFolder() })
    await expect((await openSampleSite(none)).backUp()).rejects.toThrow('the database holds no site yet')
    await none.destroy()
  })
})

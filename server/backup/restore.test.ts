import { readdir, readFile, rm, symlink, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import SqliteDatabase from 'better-sqlite3'
import { sql } from 'kysely'
import { create, extract } from 'tar'
import { describe, expect, test } from 'vitest'
import { usersRepository } from '#server/auth/users-repository.ts'
import { describeEachDialect, type OpenDatabase } from '#server/testing/each-dialect.ts'
import { temporaryFolder } from '#server/testing/temporary-folder.ts'
import { describeError } from '../operator-command.ts'
import { openSqlite } from './testing/open-sqlite.ts'
import { fillSampleSite, openSampleSite } from './testing/sample-site.ts'

async function archiveOf(open: OpenDatabase) {
  const site = await openSampleSite(await open())
  await fillSampleSite(site, 3)
  return { site, ...(await site.backUp()) }
}

/** Extracts an archive, changes its files and packs them again. `more` are names that are packed besides. */
const repacked =
  (change: (folder: string) => unknown, ...more: string[]) =>
  async (file: string): Promise<string> => {
    const folder = await temporaryFolder()
    await extract({ file, cwd: folder })
    await change(folder)
    const path = join(await temporaryFolder(), 'repacked.tar.gz')
    await create({ file: path, cwd: folder, gzip: true, preservePaths: true }, [...(await readdir(folder)), ...more])
    return path
  }

const spoilt = (change: (bytes: Buffer) => Buffer) => async (file: string) => {
  await writeFile(file, change(await readFile(file)))
  return file
}

function turnBit(bytes: Buffer): Buffer {
  bytes.writeUInt8(bytes.readUInt8(bytes.length >> 1) ^ 1, bytes.length >> 1)
  return bytes
}

const inDatabase = (statement: string) => (folder: string) => {
  const db = new SqliteDatabase(join(folder, 'site.sqlite'))
  db.exec(statement)
  db.close()
}

async function firstUpload(folder: string) {
  return join(folder, 'uploads', (await readdir(join(folder, 'uploads')))[0] ?? '')
}

describe('restoring from a file', () => {
  test.each<[string, (file: string) => Promise<string>, RegExp]>([
    ['cut off', spoilt((bytes) => bytes.subarray(0, -20)), /damaged: zlib: unexpected end/],
    [
      'cut off and packed again',
      spoilt((bytes) => gzipSync(gunzipSync(bytes).subarray(0, 70_000))),
      /damaged: TAR_BAD_ARCHIVE: Truncated/,
    ],
    ['with a bit turned', spoilt(turnBit), /damaged/],
    ['that is none', spoilt(() => Buffer.from('a text')), /damaged/],
    ['that is empty', spoilt(() => Buffer.alloc(0)), /damaged/],
    ['that is not there', async () => '/nowhere/backup.tar.gz', /there is no \/nowhere\/backup.tar.gz/],
    ['without its database', repacked((folder) => rm(join(folder, 'site.sqlite'))), /damaged: it has no site.sqlite/],
    [
      'with another file as its database',
      repacked((folder) => writeFile(join(folder, 'site.sqlite'), 'a text '.repeat(100))),
      /damaged: file is not a database/,
    ],
    [
      'with a database that is cut off',
      repacked((folder) => truncate(join(folder, 'site.sqlite'), 60_000)),
      /damaged: /,
    ],
    [
      'with a database that has no site',
      repacked(inDatabase('drop table kysely_migration')),
      /damaged: site.sqlite holds no site/,
    ],
    [
      'with rows whose page is missing',
      repacked(inDatabase('pragma foreign_keys = off; delete from pages')),
      /damaged: site.sqlite has rows of something that is missing/,
    ],
    [
      'with a file of another content',
      repacked(async (folder) => writeFile(await firstUpload(folder), 'another film')),
      /damaged: uploads\/\S+ is not as it was/,
    ],
    [
      'with a file too many',
      repacked(inDatabase('delete from uploads where bytes = 0')),
      /damaged: uploads\/e3b0c44298fc1c14.mp4 is too much/,
    ],
    [
      'that leads out of its folder',
      repacked((folder) => writeFile(join(folder, '..', 'auth-secret'), ''), 'uploads/../../auth-secret'),
      /damaged: it holds uploads\/..\/..\/auth-secret/,
    ],
    [
      'with a link',
      repacked((folder) => symlink('/etc/hosts', join(folder, 'uploads', 'hosts'))),
      /damaged: it holds uploads\/hosts/,
    ],
    [
      'of a newer version',
      repacked(inDatabase("insert into kysely_migration (name, timestamp) values ('9999-later', '')")),
      /^the archive was made by a newer version of the site; update this one first/,
    ],
  ])('refuses an archive %s and changes nothing', async (_, spoil, why) => {
    const { file } = await archiveOf(openSqlite)
    const site = await openSampleSite(await openSqlite())
    const failure = await site.restore(await spoil(file)).catch(describeError)
    expect(failure).toMatch(why)
    expect(Object.values(await site.rows()).flat()).toEqual([])
    expect(await site.stored()).toEqual({})
  })
})

describeEachDialect('a restore', (open) => {
  test('refuses to overwrite an existing site, and replaces it completely with --force', async () => {
    const { file, site: original } = await archiveOf(open)
    const site = await openSampleSite(await open())
    await site.db
      .insertInto('users')
      .values({ id: 'u9', email: 'z@example.com', role: 'admin', password_hash: '', created_at: '' })
      .execute()
    await site.db
      .insertInto('refresh_tokens')
      .values({ id: 's9', family: 's', user_id: 'u9', token_hash: 's', created_at: '', expires_at: '' })
      .execute()
    await site.addUpload('of this site alone')
    const before = [await site.rows(), await site.stored()]
    await expect(site.restore(file)).rejects.toThrow('there is a site already')
    expect([await site.rows(), await site.stored()]).toEqual(before)
    await site.restore(file, true)
    expect([await site.rows(), await site.stored()]).toEqual([await original.rows(), await original.stored()])
    expect(await site.db.selectFrom('refresh_tokens').selectAll().execute()).toEqual([])
  })

  test('skips accounts that were removed after the archive was made, unless they are requested', async () => {
    const site = await openSampleSite(await open())
    await fillSampleSite(site, 1)
    const users = usersRepository(site.db)
    const removed = await users.create({ email: 'b@example.com', passwordHash: '' })
    const { file } = await site.backUp()
    await users.remove(removed?.id ?? '')
    const emails = async () => (await users.list()).map(({ email }) => email)
    await site.restore(file, true)
    expect(await emails()).toEqual(['a@example.com'])
    await site.restore(file, true, true)
    expect(await emails()).toEqual(['a@example.com', 'b@example.com'])
    await site.restore(file, true)
    expect(await emails()).toEqual(['a@example.com', 'b@example.com'])
  })

  test('refuses a database of a newer version, also with --force', async () => {
    const { file } = await archiveOf(open)
    const site = await openSampleSite(await open())
    await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '')`.execute(site.db)
    await expect(site.restore(file, true)).rejects.toThrow('of a newer version of the site')
  })

  test('that fails at its last row leaves the site and its files unchanged', async () => {
    const { file } = await archiveOf(open)
    const site = await openSampleSite(await open())
    await site.db.insertInto('pages').values({ slug: 'mine', version: 1, updated_at: '' }).execute()
    await site.addUpload('of this site alone')
    // Two rows of the last table have the same e-mail address, so inserting the second one violates this index.
    await sql`create unique index in_the_way on enquiries (email)`.execute(site.db)
    const before = [await site.rows(), await site.stored()]
    await expect(site.restore(file, true)).rejects.toThrow()
    expect([await site.rows(), await site.stored()]).toEqual(before)
  })
})

import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { usersRepository } from '#server/auth/users-repository.ts'
import { describeEachDialect, type OpenDatabase } from '#server/testing/each-dialect.ts'
import { temporaryFolder } from '#server/testing/temporary-folder.ts'
import { describeError } from './operator-command.ts'
import { type Entry, readTar, writeTar } from './tar.ts'
import { openSqlite } from './testing/open-sqlite.ts'
import { fillSampleSite, openSampleSite } from './testing/sample-site.ts'

const { signal } = new AbortController()

async function archiveOf(open: OpenDatabase) {
  const site = await openSampleSite(await open())
  await fillSampleSite(site, 3)
  return { site, ...(await site.backUp()) }
}

type File = { name: string; bytes: Buffer }

/** Writes a copy of an archive, in which `change` has replaced the files. The copy is a valid .tar.gz. */
async function rewritten(file: string, change: (files: File[]) => File[]): Promise<string> {
  const files: File[] = []
  await readTar(
    file,
    async ({ name, body }) => {
      files.push({ name, bytes: await buffer(body) })
    },
    signal,
  )
  async function* entries(): AsyncGenerator<Entry> {
    for (const { name, bytes } of change(files)) {
      yield {
        name,
        bytes: bytes.length,
        body: (async function* () {
          yield bytes
        })(),
      }
    }
  }
  const path = join(await temporaryFolder(), 'rewritten.tar.gz')
  await writeTar(path, entries(), signal)
  return path
}

async function spoilt(file: string, change: (bytes: Buffer) => Buffer): Promise<string> {
  await writeFile(file, change(await readFile(file)))
  return file
}

function cutInside(bytes: Buffer): Buffer {
  const tar = gunzipSync(bytes)
  return gzipSync(tar.subarray(0, tar.length / 2))
}

function turnBit(bytes: Buffer): Buffer {
  bytes.writeUInt8(bytes.readUInt8(bytes.length >> 1) ^ 1, bytes.length >> 1)
  return bytes
}

const withFile = (name: string) => (files: File[]) => [{ name, bytes: Buffer.alloc(0) }, ...files]
const changed = (wanted: string, change: (text: string) => string) => (files: File[]) =>
  files.map(({ name, bytes }) => ({
    name,
    bytes: name.startsWith(wanted) ? Buffer.from(change(bytes.toString())) : bytes,
  }))

describe('restoring from a file', () => {
  test.each<[string, (file: string) => Promise<string>, RegExp]>([
    ['cut off', (file) => spoilt(file, (bytes) => bytes.subarray(0, -20)), /damaged: unexpected end/],
    ['cut off and packed again', (file) => spoilt(file, cutInside), /damaged: TAR_BAD_ARCHIVE: Truncated/],
    ['with a bit turned', (file) => spoilt(file, turnBit), /damaged/],
    ['that is none', (file) => spoilt(file, () => Buffer.from('a text')), /damaged: incorrect header check/],
    ['that is empty', (file) => spoilt(file, () => Buffer.alloc(0)), /damaged/],
    ['that is not there', async () => '/nowhere/backup.tar.gz', /there is no \/nowhere\/backup.tar.gz/],
    ['without its end', (file) => rewritten(file, (files) => files.slice(0, -1)), /damaged: it has no manifest/],
    [
      'with a file of another content',
      (file) =>
        rewritten(
          file,
          changed('uploads/', (text) => text.replace('x', 'y')),
        ),
      /damaged: uploads\/\S+ is not as it was/,
    ],
    [
      'that lacks a file',
      (file) => rewritten(file, (files) => files.filter(({ name }) => !name.startsWith('uploads/'))),
      /damaged: uploads\/\S+ is missing/,
    ],
    ['with a file too many', (file) => rewritten(file, withFile('uploads/more.mp4')), /uploads\/more.mp4 is too much/],
    [
      'that leads out of its folder',
      (file) => rewritten(file, withFile('uploads/../auth-secret')),
      /damaged: it holds uploads\/..\/auth-secret/,
    ],
    [
      'with rows changed',
      (file) =>
        rewritten(
          file,
          changed('tables/pages.ndjson', (text) => text.replace('home', 'hame')),
        ),
      /damaged: tables\/pages.ndjson is not as it was/,
    ],
    [
      'of a newer version',
      (file) =>
        rewritten(
          file,
          changed('manifest.json', (text) => text.replace(/"0001[^"]*"/, '$&, "0099-later"')),
        ),
      /made by a newer version of the site \(\d+\.\d+\.\d+\)/,
    ],
    [
      'in a newer format',
      (file) =>
        rewritten(
          file,
          changed('manifest.json', (text) => text.replace('"format": 1', '"format": 2')),
        ),
      /made by a newer version of the site/,
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

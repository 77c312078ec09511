import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Db } from '#server/db/schema.ts'
import { temporaryFolder } from '#server/testing/temporary-folder.ts'
import { folderStorage } from '#server/uploads/storage/folder.ts'
import { backUp } from '../backup.ts'
import { restore } from '../restore.ts'
import { type Row, rowsOf, tableNames } from '../tables.ts'

const at = '2026-01-01T00:00:00.000Z'
const written = { version: 1, updated_at: at, updated_by: 'u1' }
/** Content that could break line splitting, character encoding or JSON. */
const content = { title: { en: 'a\u2028b\r\n"c" \\ 👋', ar: 'مرحبًا' }, list: [1.5, null, { deep: true }], empty: '' }

/** Returns functions that fill, back up and restore the site of a database, with temporary folders for its files. */
export async function openSampleSite(db: Db) {
  const dataDir = await temporaryFolder()
  const files = folderStorage(join(dataDir, 'uploads'))
  const { signal } = new AbortController()
  return {
    db,
    dataDir,
    files,
    backUp: async (name = 'backup.tar.gz') => {
      const file = join(await temporaryFolder(), name)
      return { file, ...(await backUp({ db, files, file, signal })) }
    },
    restore: (file: string, force = false, accounts = false) =>
      restore({ db, files, dataDir, file, force, accounts, signal }),
    /** Returns all rows of the tables that are in archives. */
    rows: () => allRows(db),
    /** Returns the hash of every file in the data folder, by path. */
    async stored() {
      const entries = await readdir(dataDir, { recursive: true, withFileTypes: true })
      const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
      const read = paths.map(async (path) => [path.slice(dataDir.length + 1), hashToken(await readFile(path))])
      return Object.fromEntries(await Promise.all(read)) as Record<string, string>
    },
    addUpload: (bytes: string | Buffer) => addUpload(db, dataDir, Buffer.from(bytes)),
  }
}

async function allRows(db: Db): Promise<Record<string, Row[]>> {
  const all: Record<string, Row[]> = {}
  for (const table of tableNames) {
    all[table] = []
    for await (const rows of rowsOf(db, table)) all[table].push(...rows)
  }
  return all
}

async function addUpload(db: Db, dataDir: string, bytes: Buffer): Promise<string> {
  const key = `${hashToken(bytes).slice(0, 16)}.mp4`
  await mkdir(join(dataDir, 'uploads'), { recursive: true })
  await writeFile(join(dataDir, 'uploads', key), bytes)
  await db
    .insertInto('uploads')
    .values({ key, mime: 'video/mp4', bytes: bytes.length, original_name: 'a film', created_at: at })
    .execute()
  return key
}

const hashToken = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

/**
 * Adds rows to most tables of an archive. There are more items than a batch has, and the lengths of the three uploads
 * test the padding of tar. Also adds a session, which is not in archives.
 */
export async function fillSampleSite(site: Awaited<ReturnType<typeof openSampleSite>>, posts = 230) {
  const { db } = site
  const user = { id: 'u1', email: 'a@example.com', role: 'admin', password_hash: 'hash', created_at: at } as const
  await db
    .insertInto('users')
    .values({ ...user, founder: 1, name: 'Layla' })
    .execute()
  await db
    .insertInto('refresh_tokens')
    .values({ id: 's', family: 's', user_id: 'u1', token_hash: 's', created_at: at, expires_at: at })
    .execute()
  await db
    .insertInto('pages')
    .values([
      { slug: 'home', version: 7, updated_at: at, content: { title: { en: 'Home' } }, content_version: 2 },
      { slug: 'resources', version: 1, updated_at: at, content_version: 0 },
    ])
    .execute()
  await db
    .insertInto('blocks')
    .values({ ...written, id: 'b1', page_slug: 'home', block_type: 'CTA', position: 1, content })
    .execute()
  for (let number = 0; number < posts; number++) {
    const item = {
      ...written,
      block_id: 'b1',
      id: `post-${number}`,
      list: 'posts',
      position: number / 3,
      date: '',
      content,
    }
    await db
      .insertInto('items')
      .values({ ...item, type: number % 2 ? 'blog' : null })
      .execute()
  }
  await db
    .insertInto('revisions')
    .values({
      id: 'r1',
      block_id: 'b1',
      page_slug: 'home',
      page_version: 7,
      block_type: 'CTA',
      version: 1,
      block_version: 1,
      action: 'update',
      position: 0.5,
      content,
      author_id: 'u1',
      created_at: at,
      removes: 1,
    })
    .execute()
  for (const id of ['e1', 'e2']) {
    const enquiry = { id, name: 'N', email: 'n@example.com', message: 'M', locale: 'ar', status: 'new' } as const
    await db
      .insertInto('enquiries')
      .values({ ...enquiry, created_at: at })
      .execute()
  }
  for (const bytes of ['', 'x'.repeat(512), Buffer.alloc(300_001, 'film')]) await site.addUpload(bytes)
}

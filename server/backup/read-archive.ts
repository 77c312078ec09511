import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { access, mkdir, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { sql } from 'kysely'
import { extract, type ReadEntry } from 'tar'
import { appliedMigrations, migrate } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open.ts'
import type { Db } from '#server/db/schema.ts'
import { fileExists } from '#server/uploads/derived-files.ts'
import { CommandError } from '../operator-command.ts'
import { requireNotNewer } from './require-version.ts'
import { databaseFile, uploadsFolder } from './write-archive.ts'

/** `keys` are those of the uploads whose files are in the archive, `missing` those of the others. */
export type Archive = { db: Db; madeAt: string; keys: string[]; missing: string[] }

const names = new RegExp(`^(${databaseFile.replace('.', '\\.')}|${uploadsFolder}/[\\w-][\\w.-]*)$`)

/** Migrated to the latest schema. Throws if the archive is damaged or of a newer version of the site. */
export async function openArchive(file: string, folder: string, signal: AbortSignal): Promise<Archive> {
  await extractTo(folder, file, signal)
  const path = join(folder, databaseFile)
  if (!(await fileExists(path))) throw damaged(`it has no ${databaseFile}`)
  const madeAt = (await stat(path)).mtime.toISOString()
  const db = openDatabase({ dataDir: folder })
  try {
    await requireIntact(db)
    await migrate(db)
    return { db, madeAt, ...(await checkUploads(db, join(folder, uploadsFolder))) }
  } catch (error) {
    await db.destroy()
    const { code = '', message } = error as { code?: string; message: string }
    throw /^SQLITE_(CORRUPT|NOTADB)/.test(code) ? damaged(message) : error
  }
}

async function extractTo(folder: string, file: string, signal: AbortSignal) {
  await access(file)
  await mkdir(join(folder, uploadsFolder))
  const found = new Set<string>()
  let refused: CommandError | undefined
  const filter = (name: string, entry: unknown) => {
    if (name === `${uploadsFolder}/`) return false
    if (!names.test(name) || (entry as ReadEntry).type !== 'File') refused ??= damaged(`it holds ${name}`)
    if (found.has(name)) refused ??= damaged(`${name} is too much`)
    found.add(name)
    return !refused && !signal.aborted
  }
  await extract({ file, cwd: folder, strict: true, filter })
  signal.throwIfAborted()
  if (refused) throw refused
}

async function requireIntact(db: Db) {
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db)
  const fault = rows.find(({ integrity_check }) => integrity_check !== 'ok')?.integrity_check
  if (fault) throw damaged(`${databaseFile}: ${fault}`)
  const dangling = await sql`pragma foreign_key_check`.execute(db)
  if (dangling.rows.length > 0) throw damaged(`${databaseFile} has rows of something that is missing`)
  const applied = await appliedMigrations(db)
  if (applied.length === 0) throw damaged(`${databaseFile} holds no site`)
  requireNotNewer(applied, 'the archive was made by')
}

/** Compares the files in `folder` with the uploads of the database. The name of a file begins with its hash. */
async function checkUploads(db: Db, folder: string): Promise<Pick<Archive, 'keys' | 'missing'>> {
  const keys = await readdir(folder)
  for (const key of keys) {
    const hash = createHash('sha256')
    await pipeline(createReadStream(join(folder, key)), hash)
    if (!key.startsWith(hash.digest('hex').slice(0, 16))) throw damaged(`${uploadsFolder}/${key} is not as it was`)
  }
  const rows = await db.selectFrom('uploads').select('key').execute()
  const known = new Set(rows.map(({ key }) => key))
  const archived = new Set(keys)
  const unknown = keys.find((key) => !known.has(key))
  if (unknown) throw damaged(`${uploadsFolder}/${unknown} is too much`)
  return { keys, missing: [...known].filter((key) => !archived.has(key)) }
}

const damaged = (why: string) => new CommandError(`the archive is damaged: ${why}`)

import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { migrate } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open.ts'
import type { Db, Executor } from '#server/db/schema.ts'
import { type Manifest, manifestFile, readManifest, tableFile, uploadFile } from './manifest.ts'
import { CommandError } from './operator-command.ts'
import { hashStream, readRows } from './streams.ts'
import { insertRows, type Row, type TableName, tableNames } from './tables.ts'
import { readTar } from './tar.ts'

const insertedAtOnce = 100
const uploadName = /^uploads\/([\w-][\w.-]*)$/

/**
 * Returns the upload key of an entry of the archive ('uploads/ab12.webp' → 'ab12.webp'); undefined for other entries.
 */
export const uploadKeyOf = (name: string) => uploadName.exec(name)?.[1]

/** Reads a whole archive and extracts its tables to `folder`. Throws if an entry is not as the manifest says. */
export async function checkArchive(file: string, folder: string, signal: AbortSignal): Promise<Manifest> {
  const found = new Map<string, string>()
  let manifestText: string | undefined
  const visit = async (name: string, body: AsyncIterable<Buffer>) => {
    if (manifestText !== undefined || found.has(name))
      throw new CommandError(`the archive is damaged: ${name} is too much`)
    if (name === manifestFile) {
      manifestText = await text(body)
      return
    }
    const table = tableNames.find((table) => tableFile(table) === name)
    if (!table && !uploadKeyOf(name)) throw new CommandError(`the archive is damaged: it holds ${name}`)
    const { pass, digest } = hashStream()
    if (table) await pipeline(pass(body), createWriteStream(join(folder, `${table}.ndjson`)))
    else for await (const _ of pass(body));
    found.set(name, digest())
  }
  await readTar(file, ({ name, body }) => visit(name, body), signal)
  if (manifestText === undefined) throw new CommandError(`the archive is damaged: it has no ${manifestFile}`)
  const manifest = readManifest(manifestText)
  compare(manifest, found)
  return manifest
}

function compare({ tables, uploads }: Manifest, found: Map<string, string>) {
  const wanted = new Map([
    ...tableNames.map((table): [string, string] => [tableFile(table), tables[table]?.sha256 ?? '']),
    ...Object.entries(uploads).map(([key, hash]): [string, string] => [uploadFile(key), hash]),
  ])
  for (const [name, hash] of wanted) {
    if (!found.has(name)) throw new CommandError(`the archive is damaged: ${name} is missing`)
    if (found.get(name) !== hash) throw new CommandError(`the archive is damaged: ${name} is not as it was`)
  }
  for (const name of found.keys()) {
    if (!wanted.has(name)) throw new CommandError(`the archive is damaged: ${name} is too much`)
  }
}

/**
 * Creates a database from the extracted tables in `folder`, so that its constraints check the rows.
 */
export async function openTables(folder: string, { tables }: Manifest): Promise<Db> {
  const db = openDatabase({ dataDir: folder })
  try {
    await migrate(db)
    await db.transaction().execute(async (transaction) => {
      for (const table of tableNames) {
        const rows = await loadTable(transaction, table, join(folder, `${table}.ndjson`))
        if (rows !== tables[table]?.rows) throw new CommandError(`the archive is damaged: ${table} has ${rows} rows`)
      }
    })
    return db
  } catch (error) {
    await db.destroy()
    throw error
  }
}

async function loadTable(db: Executor, table: TableName, path: string): Promise<number> {
  let count = 0
  let batch: Row[] = []
  const insert = async () => {
    if (batch.length > 0) await insertRows(db, table, batch)
    count += batch.length
    batch = []
  }
  for await (const row of readRows(path)) {
    batch.push(row)
    if (batch.length === insertedAtOnce) await insert()
  }
  await insert()
  return count
}

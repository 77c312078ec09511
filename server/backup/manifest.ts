import * as z from 'zod'
import { migrationNames } from '#server/db/migrate.ts'
import { CommandError } from './operator-command.ts'
import { type TableName, tableNames } from './tables.ts'

export const format = 1

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)

/** The last entry of an archive, which describes all others. */
const manifest = z.object({
  format: z.literal(format),
  version: z.string(),
  /** The migrations of the database from which the archive was made. */
  migrations: z.array(z.string()),
  made_at: z.iso.datetime(),
  tables: z.partialRecord(z.enum(tableNames), z.object({ rows: z.int().min(0), sha256 })),
  uploads: z.record(z.string(), sha256),
})
export type Manifest = z.output<typeof manifest>

export const manifestFile = 'manifest.json'
export const tableFile = (table: TableName) => `tables/${table}.ndjson`
export const uploadFile = (key: string) => `uploads/${key}`

/** Parses a manifest; throws if the archive was made by a newer version or is damaged. */
export function readManifest(text: string): Manifest {
  const parsed = parse(text)
  const newer = z.object({ format: z.int().min(format + 1), version: z.string() }).safeParse(parsed)
  if (newer.success) throw newerVersionError(newer.data.version)
  const { data, error } = manifest.safeParse(parsed)
  if (!data) throw new CommandError(`the archive is damaged: ${manifestFile} ${z.prettifyError(error).split('\n')[0]}`)
  if (data.migrations.some((name) => !migrationNames.includes(name))) throw newerVersionError(data.version)
  return data
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new CommandError(`the archive is damaged: ${manifestFile} is no JSON`)
  }
}

const newerVersionError = (version: string) =>
  new CommandError(`the archive was made by a newer version of the site (${version}); update this one first`)

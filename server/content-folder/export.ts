import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, extname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { pageKeys } from '#content/page-keys.ts'
import { CommandError } from '#server/backup/command.ts'
import { requireThisVersion } from '#server/backup/require-version.ts'
import { withWorkFolder } from '#server/backup/work-folder.ts'
import { appliedMigrations } from '#server/db/migrate.ts'
import type { Db, Executor } from '#server/db/schema.ts'
import { readAddresses } from '#server/pages/addresses.ts'
import { itemsRepository } from '#server/pages/items-repository.ts'
import { type ReadPage, readBlocks } from '#server/pages/pages-reader.ts'
import { pagesRepository } from '#server/pages/pages-repository.ts'
import { redirectsRepository } from '#server/pages/redirects-repository.ts'
import type { FileStorage } from '#server/uploads/storage/file-storage.ts'
import { contentFiles } from './content-files.ts'
import {
  contentFolders,
  type FolderRedirect,
  mediaFolder,
  pagesFolder,
  redirectsFile,
  schemasFolder,
} from './folder-format.ts'
import { contentSchemas } from './json-schemas.ts'
import { mapStrings, usedKeys } from './media-addresses.ts'
import { toJson } from './to-json.ts'
import { toFileName, uniqueNames } from './unique-names.ts'

type ExportOptions = { db: Db; files: FileStorage; folder: string; replace: boolean; signal: AbortSignal }
/** `missing` are the keys of uploads that the storage does not have. */
export type Exported = { pages: number; items: number; media: number; missing: string[] }

/**
 * Exports a running site's content. The files are written elsewhere and moved into `folder` once all are complete.
 */
export async function exportContent({ db, files, folder, replace, signal }: ExportOptions): Promise<Exported> {
  if (!replace && (await isFilled(folder)))
    throw new CommandError(`${folder} is not empty; --replace replaces its content`)
  const { pages, names, redirects } = await readSite(db)
  const written = contentFiles(pages, names)
  await mkdir(dirname(folder), { recursive: true })
  return withWorkFolder(dirname(folder), async (work) => {
    for (const name of contentFolders) await mkdir(join(work, name))
    for (const { folder, name, content } of written)
      await writeFile(join(work, folder, `${name}.json`), toJson(content))
    for (const [name, schema] of contentSchemas()) await writeFile(join(work, schemasFolder, name), toJson(schema))
    if (redirects.length > 0) await writeFile(join(work, redirectsFile), toJson(redirects))
    const missing: string[] = []
    for (const [key, name] of names) {
      const body = await files.read(key)
      if (body) await pipeline(body, createWriteStream(join(work, mediaFolder, name)), { signal })
      else missing.push(key)
    }
    await mkdir(folder, { recursive: true })
    for (const name of contentFolders) {
      await rm(join(folder, name), { recursive: true, force: true })
      await rename(join(work, name), join(folder, name))
    }
    await rm(join(folder, redirectsFile), { force: true })
    if (redirects.length > 0) await rename(join(work, redirectsFile), join(folder, redirectsFile))
    const pageCount = written.filter(({ folder }) => folder === pagesFolder).length
    return { pages: pageCount, items: written.length - pageCount, media: names.size - missing.length, missing }
  })
}

const isFilled = (folder: string) =>
  readdir(folder).then(
    (names) => names.length > 0,
    () => false,
  )

type ReadSite = { pages: ReadPage[]; names: Map<string, string>; redirects: FolderRedirect[] }

/** All pages and redirects in one snapshot, and by key the names of the files that the pages use. */
function readSite(db: Db): Promise<ReadSite> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (snapshot) => {
      const applied = await appliedMigrations(snapshot)
      if (applied.length === 0) throw new CommandError('the database holds no site yet')
      requireThisVersion(applied)
      const repositories = { pages: pagesRepository(snapshot), items: itemsRepository(snapshot) }
      const pages: ReadPage[] = []
      for (const key of await exportedKeys(snapshot)) {
        const page = await readBlocks(repositories, key)
        if (page) pages.push(page)
      }
      const rows = await snapshot.selectFrom('uploads').select(['key', 'original_name']).execute()
      const redirects = (await redirectsRepository(snapshot).list()).map(({ from_path, to_path, permanent }) => {
        return { from: from_path, to: to_path, permanent: permanent === 1 }
      })
      return { pages, redirects, names: nameMedia(pages, new Map(rows.map((row) => [row.key, row.original_name]))) }
    })
}

/** What each site has, then the pages that administrators made. */
async function exportedKeys(db: Executor): Promise<string[]> {
  const { pages } = await readAddresses(db)
  return [...new Set([...pageKeys, ...pages.map(({ key }) => key)])]
}

/** Names by key: the key itself for a file whose address stays in a text as it is, else one from the original name. */
function nameMedia(pages: ReadPage[], originalNames: Map<string, string>): Map<string, string> {
  const keys = new Map<string, boolean>()
  mapStrings(
    pages.map(({ blocks }) => blocks.map(({ content }) => content)),
    (text) => {
      for (const { key, isFixed } of usedKeys(text)) keys.set(key, isFixed || keys.get(key) === true)
      return text
    },
  )
  const sorted = [...keys].sort(([one], [other]) => (one < other ? -1 : 1))
  const uniqueName = uniqueNames(sorted.flatMap(([key, isFixed]) => (isFixed ? [key] : [])))
  return new Map(
    sorted.map(([key, isFixed]) => {
      const name = toFileName(originalNames.get(key) ?? key)
      return [key, isFixed ? key : uniqueName(name, extname(key))]
    }),
  )
}

import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, extname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { SiteSettings } from '#api/site.ts'
import { pageKeys } from '#content/page-keys.ts'
import { requireThisVersion } from '#server/backup/require-version.ts'
import { withWorkFolder } from '#server/backup/work-folder.ts'
import { appliedMigrations } from '#server/db/migrate.ts'
import type { Db } from '#server/db/schema.ts'
import { CommandError } from '#server/operator-command.ts'
import { type Addresses, readAddresses } from '#server/pages/addresses.ts'
import { itemsRepository } from '#server/pages/items-repository.ts'
import { type ReadPage, readBlocks } from '#server/pages/pages-reader.ts'
import { pagesRepository } from '#server/pages/pages-repository.ts'
import { redirectsRepository } from '#server/pages/redirects-repository.ts'
import type { FileStorage } from '#server/uploads/storage/file-storage.ts'
import { contentFiles, siteJson } from './content-files.ts'
import {
  contentFileNames,
  contentFolders,
  type FolderRedirect,
  mediaFolder,
  pagesFolder,
  redirectsFile,
  schemasFolder,
  siteFile,
} from './folder-format.ts'
import { contentSchemas } from './json-schemas.ts'
import { mapStrings, usedKeys } from './media-addresses.ts'
import { toJson } from './to-json.ts'
import { toFileName, uniqueNames } from './unique-names.ts'

type ExportOptions = { db: Db; files: FileStorage; folder: string; replace: boolean; signal: AbortSignal }
/** `missing` are the keys of uploads whose files the storage lacks. */
export type Exported = { pages: number; items: number; media: number; missing: string[] }

/** The site may be running. Files are written to a temporary folder, which becomes `folder` when all are complete. */
export async function exportContent({ db, files, folder, replace, signal }: ExportOptions): Promise<Exported> {
  if (!replace && (await isFilled(folder)))
    throw new CommandError(`${folder} is not empty; --replace replaces its content`)
  const { pages, names, redirects, settings } = await readSite(db)
  const written = contentFiles(pages, names)
  const single: [name: string, content: object][] = []
  if (Object.keys(settings).length > 0) single.push([siteFile, siteJson(settings, names)])
  if (redirects.length > 0) single.push([redirectsFile, redirects])
  await mkdir(dirname(folder), { recursive: true })
  return withWorkFolder(dirname(folder), async (work) => {
    for (const name of contentFolders) await mkdir(join(work, name))
    for (const { folder, name, content } of written)
      await writeFile(join(work, folder, `${name}.json`), toJson(content))
    for (const [name, schema] of contentSchemas()) await writeFile(join(work, schemasFolder, name), toJson(schema))
    for (const [name, content] of single) await writeFile(join(work, name), toJson(content))
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
    for (const name of contentFileNames) await rm(join(folder, name), { force: true })
    for (const [name] of single) await rename(join(work, name), join(folder, name))
    const pageCount = written.filter(({ folder }) => folder === pagesFolder).length
    return { pages: pageCount, items: written.length - pageCount, media: names.size - missing.length, missing }
  })
}

const isFilled = (folder: string) =>
  readdir(folder).then(
    (names) => names.length > 0,
    () => false,
  )

type ReadSite = {
  pages: ReadPage[]
  names: Map<string, string>
  redirects: FolderRedirect[]
  settings: SiteSettings
}

/** Reads one database snapshot. Chooses the names of the media files, too. */
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
      const addresses = await readAddresses(snapshot)
      for (const key of exportedKeys(addresses)) {
        const page = await readBlocks(repositories, key)
        if (page) pages.push(page)
      }
      const rows = await snapshot.selectFrom('uploads').select(['key', 'original_name']).execute()
      const redirects = (await redirectsRepository(snapshot).list()).map(({ from_path, to_path, permanent }) => {
        return { from: from_path, to: to_path, permanent: permanent === 1 }
      })
      const contents = [...pages.flatMap(({ blocks }) => blocks.map(({ content }) => content)), addresses.site]
      const names = nameMedia(contents, new Map(rows.map((row) => [row.key, row.original_name])))
      return { pages, redirects, names, settings: addresses.site }
    })
}

function exportedKeys({ pages }: Addresses): string[] {
  return [...new Set([...pageKeys, ...pages.map(({ key }) => key)])]
}

/**
 * Names files by their original names, or by their keys if a text has the address where the export does not rewrite it.
 */
function nameMedia(contents: object[], originalNames: Map<string, string>): Map<string, string> {
  const keys = new Map<string, boolean>()
  mapStrings(contents, (text) => {
    for (const { key, isFixed } of usedKeys(text)) keys.set(key, isFixed || keys.get(key) === true)
    return text
  })
  const sorted = [...keys].sort(([one], [other]) => (one < other ? -1 : 1))
  const uniqueName = uniqueNames(sorted.flatMap(([key, isFixed]) => (isFixed ? [key] : [])))
  return new Map(
    sorted.map(([key, isFixed]) => {
      const name = toFileName(originalNames.get(key) ?? key)
      return [key, isFixed ? key : uniqueName(name, extname(key))]
    }),
  )
}

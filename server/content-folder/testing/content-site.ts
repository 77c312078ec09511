import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { pageKeys } from '#content/page-keys.ts'
import type { Db } from '#server/db/schema.ts'
import { pagesReader } from '#server/pages/pages-reader.ts'
import { temporaryFolder } from '#server/testing/temporary-folder.ts'
import { folderStorage } from '#server/uploads/storage/folder.ts'
import { uploadStore } from '#server/uploads/store.ts'
import { exportContent } from '../export.ts'
import { importContent } from '../import.ts'

/** Creates a folder for uploads, and returns functions that import and export the content of a site. */
export async function openContentSite(db: Db) {
  const dataDir = await temporaryFolder()
  const files = folderStorage(join(dataDir, 'uploads'))
  const uploads = uploadStore(db, dataDir, files)
  const { signal } = new AbortController()
  const reader = pagesReader(db)
  return {
    db,
    uploads,
    import: (folder: string, replace = false) => importContent({ db, uploads }, folder, replace),
    async export(replaced?: string) {
      const folder = replaced ?? (await temporaryFolder())
      return { folder, ...(await exportContent({ db, files, folder, replace: replaced !== undefined, signal })) }
    },
    /** The pages without ids, versions and times, which differ after each import. */
    async pages() {
      const pages = await Promise.all(pageKeys.map((slug) => reader.readPage(slug)))
      return pages.flatMap((found) => {
        if (!found) return []
        const blocks = found.blocks.map(({ order, block_type, content }) => ({ order, block_type, content }))
        return [{ slug: found.page.slug, settings: found.page.content, blocks }]
      })
    },
    stored: () => readdir(dataDir, { recursive: true }),
  }
}

/** Writes files to a new folder: text or bytes as they are, anything else as JSON. */
export async function folderWith(files: { [path: string]: unknown }): Promise<string> {
  const folder = await temporaryFolder()
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    const isPlain = typeof content === 'string' || Buffer.isBuffer(content)
    await writeFile(join(folder, path), isPlain ? content : JSON.stringify(content))
  }
  return folder
}

/** Reads all files of a folder, as base64 by path. */
export async function filesOf(folder: string): Promise<{ [path: string]: string }> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  const read = paths.sort().map(async (path) => [relative(folder, path), await readFile(path, 'base64')])
  return Object.fromEntries(await Promise.all(read))
}

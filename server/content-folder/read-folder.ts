import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type * as z from 'zod'
import type { Content } from '#server/db/schema.ts'
import {
  type FolderRedirect,
  itemFile,
  itemFolders,
  itemsFolder,
  type PageFile,
  pageFile,
  pagesFolder,
  redirectsFile,
  redirectsFileContent,
  siteFile,
} from './folder-format.ts'

/** `path` is empty if the error concerns the whole file. */
export type ContentError = { file: string; path: string; message: string }
export type FolderItem = { file: string; content: Content }
export type FolderBlock = Omit<PageFile['blocks'][number], 'items'> & { items?: FolderItem[] }
export type FolderPage = { file: string; slug: string; settings?: Content; blocks: FolderBlock[] }
type Folder = { pages: FolderPage[]; redirects: FolderRedirect[]; site: Content | undefined; errors: ContentError[] }

/** Reads the items that the blocks name, too. Does not check the contents of blocks and items. */
export function readContentFolder(folder: string): Folder {
  const errors: ContentError[] = []
  const named = new Set<string>()

  function read<S extends z.ZodType>(file: string, schema: S): z.output<S> | undefined {
    const { value, message } = parseJson(join(folder, file))
    if (message) errors.push({ file, path: '', message })
    const { data, error } = message ? {} : schema.safeParse(value)
    for (const { path, message } of error?.issues ?? []) errors.push({ file, path: path.join('.'), message })
    return data
  }

  function readItem(page: string, path: string, folderName: string, name: string): FolderItem[] {
    const file = `${folderName}/${name}.json`
    const message = named.has(file) ? `names ${file} a second time` : `names ${file}, which does not exist`
    if (named.has(file) || !existsSync(join(folder, file))) {
      errors.push({ file: page, path, message })
      return []
    }
    named.add(file)
    const { $schema: _, ...content } = read(file, itemFile) ?? {}
    return [{ file, content }]
  }

  function readPage(file: string): FolderPage[] {
    const page = read(file, pageFile)
    if (!page) return []
    const blocks = page.blocks.map(({ items, ...block }, index) => {
      if (!items) return block
      const path = `blocks.${index}.items`
      const folderName = itemsFolder(block.block_type)
      if (!folderName) errors.push({ file, path, message: `is no list of a ${block.block_type} block` })
      const read = (name: string, place: number) => readItem(file, `${path}.${place}`, String(folderName), name)
      return { ...block, items: folderName ? items.flatMap(read) : [] }
    })
    return [{ file, slug: page.slug, ...(page.settings && { settings: page.settings }), blocks }]
  }

  const pages = jsonFilesIn(folder, pagesFolder).flatMap(readPage)
  for (const file of itemFolders.flatMap((name) => jsonFilesIn(folder, name))) {
    if (!named.has(file)) errors.push({ file, path: '', message: 'is named by no block' })
  }
  const readOptional = <S extends z.ZodType>(file: string, schema: S) =>
    existsSync(join(folder, file)) ? read(file, schema) : undefined
  const redirects = readOptional(redirectsFile, redirectsFileContent) ?? []
  const { $schema: _, ...site } = readOptional(siteFile, itemFile) ?? {}
  return { pages, redirects, site: Object.keys(site).length > 0 ? site : undefined, errors }
}

function jsonFilesIn(folder: string, name: string): string[] {
  const path = join(folder, name)
  if (!existsSync(path)) return []
  const files = readdirSync(path).filter((file) => file.endsWith('.json'))
  return files.sort().map((file) => `${name}/${file}`)
}

function parseJson(path: string): { value?: unknown; message?: string } {
  try {
    return { value: JSON.parse(readFileSync(path, 'utf8')) }
  } catch (error) {
    return { message: `cannot be read: ${(error as Error).message}` }
  }
}

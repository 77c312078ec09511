import * as z from 'zod'
import { storedSettings } from '#api/pages.ts'
import { siteSettings } from '#api/site.ts'
import { type BlockType, catalogue } from '#blocks/catalogue.ts'
import { detailPages } from '#content/detail-pages.ts'
import { itemId } from '#content/schema/fields.ts'
import { listOf } from '#server/pages/parse-content.ts'

const blockTypes = Object.keys(catalogue) as BlockType[]

/*
 * pages/<slug>.json, <collection>/<item>.json, media/<name>, optionally site.json and redirects.json. From the schemas
 * a code editor completes and checks them.
 */
export const pagesFolder = 'pages'
export const mediaFolder = 'media'
export const schemasFolder = 'schemas'
export const redirectsFile = 'redirects.json'
export const siteFile = 'site.json'
export const contentFileNames = [siteFile, redirectsFile]
export const siteSchemaName = 'site.schema.json'

/** The folder for the items of a block type's collection, such as 'customer-stories'. */
export function itemsFolder(blockType: string): string | undefined {
  return detailPages.find(({ block_type }) => block_type === blockType)?.page ?? listOf(blockType)
}

export const itemFolders = [...new Set(blockTypes.flatMap((type) => itemsFolder(type) ?? []))]
export const contentFolders = [pagesFolder, ...itemFolders, mediaFolder, schemasFolder]

export const schemaName = (folder: string) => `${folder === pagesFolder ? 'page' : folder}.schema.json`
export const schemaReference = (folder: string) => `../${schemasFolder}/${schemaName(folder)}`

const block = z.strictObject({
  order: z.int().min(0).max(1_000_000),
  block_type: z.enum(blockTypes),
  content: z.record(z.string(), z.unknown()),
  /** The names of the files with the block's items, from the first to the last item, without '.json'. */
  items: z.array(itemId).optional(),
})

export const pageFile = z.strictObject({
  $schema: z.string().optional(),
  slug: z.string(),
  settings: storedSettings.partial().strict().optional(),
  blocks: z.array(block),
})

export const itemFile = z.record(z.string(), z.unknown())

export const siteFileContent = siteSettings.extend({ $schema: z.string().optional() }).strict()

export const redirectsFileContent = z.array(
  z.strictObject({ from: z.string().startsWith('/'), to: z.string().regex(/^(\/|https:)/), permanent: z.boolean() }),
)

export type FolderRedirect = z.output<typeof redirectsFileContent>[number]
export type PageFile = z.output<typeof pageFile>

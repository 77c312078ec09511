import * as z from 'zod'
import { itemId, text } from '#content/schema/fields.ts'
import { name, version } from './shared-fields.ts'

const content = z.record(z.string(), z.unknown())

export const block = z
  .object({
    id: z.string(),
    page: z.string(),
    block_type: z.string(),
    order: z.int(),
    content,
    version,
    updated_at: z.string(),
  })
  .meta({ id: 'Block' })
export const blocks = z.array(block)

export const item = z
  .object({ id: z.string(), block_id: z.string(), content, version, updated_at: z.string() })
  .meta({ id: 'Item' })

export const itemList = z.object({ items: z.array(item), next_cursor: z.string().nullable(), total: z.int() })

/** A page of the site: its addresses and the name from its settings. */
export const pageSummary = z
  .object({
    slug: z.string(),
    path: z.object({ en: z.string(), ar: z.string() }),
    name: text,
    state: z.enum(['public', 'hidden']),
    updated_at: z.string(),
  })
  .meta({ id: 'Page' })
export const pageList = z.object({ items: z.array(pageSummary) })

export const pageParams = z.object({ slug: name })
export const pageQuery = z.object({
  _: z.string().optional().describe('Accepted and ignored'),
  collections: z.literal('none').optional().describe('Leaves out the long lists (posts, stories, vacancies)'),
})

export const blockParams = z.object({ id: name })
export const newBlock = z.object({
  block_type: z.string(),
  content,
  order: z.int().min(0).max(1_000_000).optional(),
  before: name.optional().describe('The id of the block it comes before; the order numbers are dealt out anew'),
})
export const blockChange = z.object({
  type: z.string(),
  content,
  version: version.positive().optional().describe('The version that the change started from'),
})
export const blockOrder = z.object({ page: name, block_ids: z.array(name) })

export const itemParams = z.object({ id: name, item_id: name })
export const itemsQuery = z.object({
  type: name.optional(),
  limit: z.coerce.number().int().min(1).max(100).default(100),
  cursor: z.string().optional(),
})
export const newItem = z.object({ content, before: itemId.optional().describe('The id of the item it comes before') })
export const itemChange = blockChange.pick({ content: true, version: true })
export const itemOrder = z.object({
  item_ids: z.array(name).describe('Every item of the block, once, in the new sequence'),
})

/** The settings of a page: its name in titles and its description for search engines. */
export const pageSettings = z
  .object({ page: z.string(), content: z.object({ name: text, description: text }), version })
  .meta({ id: 'PageSettings' })
export const pageSettingsChange = z.object({ content: pageSettings.shape.content, version: version.optional() })

export type Block = z.infer<typeof block>
export type Item = z.infer<typeof item>
export type ItemList = z.infer<typeof itemList>
export type PageList = z.infer<typeof pageList>
export type PageSettings = z.infer<typeof pageSettings>

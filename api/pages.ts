import * as z from 'zod'
import { itemId, text } from '#content/schema/fields.ts'
import { boundedText, name, version } from './shared-fields.ts'

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

const path = boundedText(200)
const state = z.enum(['public', 'hidden'])

const settings = z.object({
  name: text.describe('In titles and menus'),
  description: text.describe('For search engines'),
  path: z.object({
    en: path.describe('/spring-offer'),
    ar: path.optional().describe('/ar/عرض-الربيع; by default the English one under /ar'),
  }),
  state: state.describe('Hidden pages are shown only to those who may edit or translate them'),
  shows_at: z.iso.datetime().optional().describe('When the page becomes public'),
  hides_at: z.iso.datetime().optional().describe('When the page becomes hidden'),
  noindex: z.boolean().describe('Search engines leave the page out'),
  accent: z.enum(['primary', 'teal', 'coral', 'saffron']),
})

/** The stored settings. `layout` is the key of the page in the route table whose shared blocks and spacing apply. */
export const storedSettings = settings.extend({ layout: z.string().optional() })

export const pageSummary = z
  .object({
    slug: z.string(),
    path: z.object({ en: z.string(), ar: z.string() }),
    name: text,
    state,
    shows_at: z.string().optional().describe('When a hidden page becomes public'),
    updated_at: z.string(),
  })
  .meta({ id: 'Page' })
export const pageList = z.object({ items: z.array(pageSummary) })

export const pageDetails = pageSummary
  .extend({
    ...settings.pick({ description: true, noindex: true, accent: true, shows_at: true, hides_at: true }).shape,
    version,
  })
  .meta({ id: 'PageDetails' })
export const pageChange = settings.partial().extend({
  shows_at: settings.shape.shows_at.nullable().describe('Null removes it'),
  hides_at: settings.shape.hides_at.nullable(),
  version: version.optional(),
})
export const newPage = settings.pick({ path: true, name: true }).extend({
  description: text.optional(),
  copy_of: name.optional().describe('The page whose settings and blocks it begins with'),
  start: z.enum(['blank', 'landing', 'solution', 'event', 'text']).optional(),
  state: state.optional().describe('By default hidden'),
})

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
export const itemRename = z.object({ id: itemId.describe('The end of its address: a-new-post') })
export const itemOrder = z.object({
  item_ids: z.array(name).describe('Every item of the block, once, in the new sequence'),
})

export type Block = z.infer<typeof block>
export type Item = z.infer<typeof item>
export type ItemList = z.infer<typeof itemList>
export type PageList = z.infer<typeof pageList>
export type PageSummary = z.infer<typeof pageSummary>
export type PageDetails = z.infer<typeof pageDetails>
export type PageChange = z.infer<typeof pageChange>
export type NewPage = z.infer<typeof newPage>
export type StoredSettings = z.infer<typeof storedSettings>

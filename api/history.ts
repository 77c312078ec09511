import * as z from 'zod'
import { boundedText, name, version } from './shared-fields.ts'

/** A value before and after a change. Texts are compared per language, list items by id, other values as a whole. */
export const difference = z.object({
  path: z.string().describe("Where, with items named by their id: 'tabs.first.title.en'"),
  before: z.unknown().describe('Nothing where it was not there'),
  after: z.unknown().describe('Nothing where it was taken away'),
})

/** What a change did to one document: a block, an item of a block's collection, or the settings of a page. */
export const historyEntry = z.object({
  block_id: z.string().describe("A block's id; 'page:home' for the settings of a page"),
  block_type: z.string().describe("'PAGE' for the settings of a page"),
  item_id: z.string().nullable(),
  action: z.enum(['create', 'update', 'delete', 'reorder']),
  name: z.unknown().describe('The title of the block or item, as text in both languages, where it has one'),
  differences: z.array(difference).describe('At most 50; empty where something was added, deleted or moved'),
})

/** Everything that one transaction changed on a page. `version` is the page's version after the change. */
export const historyChange = z
  .object({
    page: z.string(),
    version: z.int(),
    at: z.string(),
    author: z.object({ id: z.string(), email: z.string(), name: z.string().nullable() }).nullable(),
    is_mine: z.boolean(),
    is_start: z.boolean().describe('It came with the start content, which nobody wrote'),
    reverts: z.int().nullable().describe('The version of the change that this one took back'),
    entries: z.array(historyEntry).describe('At most 200'),
    files: z
      .record(z.string(), z.string())
      .describe('What the uploaded files are called that stand before or after, by their addresses'),
  })
  .meta({ id: 'HistoryChange' })

export const historyList = z.object({ items: z.array(historyChange), next_cursor: z.string().nullable() })
export const historyQuery = z.object({
  pages: boundedText(2_000).describe('Keys of pages, separated by commas'),
  item: name.optional().describe('Only what was changed of this item of a collection, and of other blocks'),
  mine: z.literal('true').optional().describe('Only changes of whoever asks'),
  author: name.optional().describe('Only changes of the person with this id'),
  since: z.iso.datetime().optional(),
  until: z.iso.datetime().optional().describe('Only changes before this time'),
  q: boundedText(200).optional().describe('Only changes with these words, before or after'),
  text: boundedText(500).optional().describe("Only changes of one text: 'block:title', 'block/item:tabs.first.title'"),
  limit: z.coerce.number().int().min(1).max(100).default(30),
  cursor: z.string().optional(),
})

/** Identifies a change. In the response to a revert or restore: the new change, or the last one if nothing changed. */
export const changeRef = z.object({ page: name, version: version.positive() })
export const revertRequest = changeRef.extend({
  force: z.boolean().default(false).describe('Put the old words back also where they were changed once more since'),
})

export const previewQuery = z.object({
  page: name,
  version: z.coerce.number().pipe(version.positive()),
  path: boundedText(500)
    .regex(/^\/(?!\/)/, "must begin with one '/'")
    .describe('The address of a page that shows it'),
})

/** Something that was deleted and can be recovered by reverting the change that deleted it. */
export const binEntry = z.object({
  page: z.string(),
  version: z.int(),
  at: z.string(),
  author: historyChange.shape.author,
  kind: z.enum(['block', 'item', 'entry']).describe('A block, an item of a collection, or one of a list in a block'),
  block_id: z.string(),
  block_type: z.string(),
  path: z.string().describe("Of an entry, in its block: 'tabs.first'; of an item its id; else ''"),
  name: z.unknown().describe('Its title as text in both languages, where it has one'),
  excerpt: z.unknown().describe('The beginning of its other texts, as text in both languages, where it has any'),
})
export const binList = z.object({ items: z.array(binEntry), next_cursor: z.string().nullable() })
export const binQuery = z.object({ cursor: z.string().optional() })

export type Change = z.output<typeof historyChange>
export type HistoryEntry = z.output<typeof historyEntry>
export type HistoryQuery = z.output<typeof historyQuery>
export type HistoryList = z.output<typeof historyList>
export type ChangeRef = z.output<typeof changeRef>
export type BinEntry = z.output<typeof binEntry>
export type BinList = z.output<typeof binList>

import * as z from 'zod'
import { boundedText } from './shared-fields.ts'

/** What cannot be kept of a picture although it was seen. */
export const lostPart = z.enum(['animation', 'html', 'external'])

/**
 * An uploaded file. `url` is relative to the base of the API: '/uploads/ab12.webp' is served at /api/uploads/ab12.webp.
 */
export const upload = z
  .object({
    url: z.string().describe("e.g. '/uploads/ab12-1600x1200.webp', served at /api/uploads/…"),
    mime: z.string(),
    width: z.int().optional(),
    height: z.int().optional(),
    lost: z
      .array(lostPart)
      .optional()
      .describe('Right after an upload: visible parts that were removed. `external` is what it loads from elsewhere'),
  })
  .meta({ id: 'Upload' })

export const use = z.object({
  page: z.string(),
  block_id: z.string(),
  block_type: z.string(),
  item_id: z.string().nullable(),
  path: z.string().describe("In the content of the block or item: 'sliderImages.first.src.en'"),
})

export const libraryFile = upload
  .extend({
    key: z.string(),
    bytes: z.int(),
    original_name: z.string(),
    created_at: z.string(),
    alt: z
      .object({ en: z.string(), ar: z.string().optional() })
      .nullable()
      .describe('What it shows, offered where it is chosen'),
    uses: z.array(use),
  })
  .meta({ id: 'LibraryFile' })

export const library = z.object({ items: z.array(libraryFile), next_cursor: z.string().nullable() })
export const libraryQuery = z.object({
  kind: z.enum(['image', 'video', 'svg']).optional().describe("'image' is every picture, drawings too"),
  unused: z.literal('true').optional(),
  search: z.string().max(200).optional().describe('Part of its original name or of its alt text'),
  cursor: z.string().optional(),
})
export const fileChange = z.object({
  alt: z.object({ en: z.string().max(2_000), ar: z.string().max(2_000).optional() }),
})
export const fileReplacement = z.object({ by: boundedText(500).describe('The `url` of another uploaded file') })
export const fileReplaced = z.object({ replaced: z.int().describe('In how many places'), pages: z.array(z.string()) })

export type LostPart = z.output<typeof lostPart>
export type Upload = z.output<typeof upload>
export type Use = z.output<typeof use>
export type LibraryFile = z.output<typeof libraryFile>
export type Library = z.output<typeof library>
export type LibraryQuery = z.input<typeof libraryQuery>

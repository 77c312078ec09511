import * as z from 'zod'
import { translationStates } from '#content/translation.ts'
import { boundedText, name } from './shared-fields.ts'

const state = z.enum(translationStates)
const locale = z.literal('ar').describe('The language that is translated into')

/** The place of a text: in a block, an item, or the settings of a page; there `block` is e.g. 'page:home'. */
const place = z.object({ block: name, item: name.optional(), path: boundedText(1_000).describe('tabs.first.title') })

export const translation = place
  .extend({
    page: z.string(),
    block_type: z.string().describe("'PAGE' for settings"),
    kind: z.enum(['text', 'rich']),
    state,
    source: z.string().describe('The English'),
    target: z.string().describe('The Arabic; empty if it is missing'),
    was: z.string().optional().describe('The English that the Arabic belongs to, if the text is outdated'),
  })
  .meta({ id: 'Translation' })

export type TranslationQuery = Partial<Record<'state' | 'page' | 'q' | 'cursor', string>> & {
  noted?: boolean
  limit?: number
}

export const textState = translation.omit({ source: true, target: true, was: true })

const counts = z.record(state, z.int())

export const translationQuery = z.object({
  locale,
  state: z
    .string()
    .transform((list) => list.split(','))
    .pipe(z.array(state))
    .optional()
    .describe(`Some of ${translationStates.join(', ')}, separated by commas`),
  page: boundedText(2_000)
    .transform((list) => list.split(','))
    .optional()
    .describe('One or more, separated by commas'),
  q: boundedText(200).optional().describe('Only those with these words, in either language'),
  noted: z.literal('true').optional().describe('Only those whose state the two texts alone do not tell'),
  limit: z.coerce.number().int().min(1).max(500).default(100),
  cursor: z.string().max(100).optional(),
})

export const translationList = z.object({
  items: z.array(translation),
  next_cursor: z.string().nullable(),
  counts: counts.describe('Of the whole site'),
  pages: z.array(z.object({ page: z.string(), counts })),
})

export const approval = z.object({
  locale,
  items: z
    .array(place.extend({ source: boundedText(100_000).describe('The English that was compared with the Arabic') }))
    .min(1)
    .max(100),
})
export const approved = z.object({ approved: z.int() })

export const exportQuery = translationQuery.pick({ locale: true, state: true, page: true })

const maxXliffLength = 10_000_000
export const importQuery = z.object({ locale, dry_run: z.enum(['true', 'false']).default('false') })
const seen = z.record(z.string().max(2_000), z.string().max(100))
export const importRequest = z.object({
  xliff: boundedText(maxXliffLength).describe('An XLIFF 2 file, as exported'),
  seen: seen.optional().describe('As the dry run returned it: 409 if one of these texts has changed since'),
})

const unit = z.object({ name: z.string().describe('block/item/path'), source: z.string(), target: z.string() })
export const importResult = z.object({
  changes: z.array(translation.omit({ state: true, was: true }).extend({ before: z.string() })),
  seen: seen.describe('A hash of the present Arabic of each text that would change, by its name'),
  unchanged: z.int().describe('Texts whose Arabic is as in the file, or without Arabic in the file'),
  unknown: z.array(unit).describe('Texts that the site does not have (any more)'),
  changed: z.array(unit.extend({ now: z.string() })).describe('Texts whose English has changed since the export'),
  refused: z.array(unit.extend({ message: z.string() })).describe('Texts that cannot be stored'),
  saved: z.array(z.object({ page: z.string(), version: z.int() })).describe('The changes of pages; none in a dry run'),
})

export type TextState = z.output<typeof textState>
export type Translation = z.output<typeof translation>
export type TranslationList = z.output<typeof translationList>
export type TranslationCounts = z.output<typeof counts>
export type Approval = z.output<typeof approval>
export type ImportResult = z.output<typeof importResult>

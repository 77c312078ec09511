import * as z from 'zod'
import { difference, previewQuery } from './history.ts'
import { conflict } from './problem.ts'
import { boundedText, lineOfText, name } from './shared-fields.ts'

export const releaseStates = ['open', 'handed_in', 'scheduled', 'published', 'rolled_back', 'discarded'] as const

const releaseName = lineOfText(100)
const note = boundedText(2_000).trim()
const author = z.object({ id: z.string(), email: z.string(), name: z.string().nullable() }).nullable()
const time = z.iso.datetime({ offset: true })

export const release = z
  .object({
    id: z.string(),
    name: z.string(),
    state: z.enum(releaseStates),
    changes: z.int().describe('How many documents it changes'),
    author: author.describe('Who began it; null if the account was removed'),
    created_at: z.string(),
    updated_at: z.string(),
    publish_at: z.string().nullable().describe('When a scheduled release is published'),
    published_at: z.string().nullable(),
    publisher: author.describe('Who published or scheduled it'),
    rolled_back_at: z.string().nullable(),
    rolled_back_by: author,
    requires_translation: z.boolean().describe('Whether it is published only if all its texts are translated'),
  })
  .meta({ id: 'Release' })
export const releaseQuery = z.object({
  under_way: z.literal('true').optional().describe('Only those that can still be published'),
})
export const releaseList = z.object({ items: z.array(release) })

/** Identifies a document of a release: a block, an item of a collection, settings, or the order of a page's blocks. */
const document = z.object({
  block_id: name.describe("A block's id; 'page:about' for settings, 'order:about' for the order of a page's blocks"),
  item_id: name.nullable().default(null),
})

export const releaseChange = z
  .object({
    page: z.string(),
    block_id: z.string(),
    item_id: z.string().nullable(),
    block_type: z.string().describe("'PAGE' for settings, 'ORDER' for the order of a page's blocks"),
    kind: z.enum(['added', 'changed', 'deleted', 'moved']),
    name: z.unknown().describe('The title as text in both languages, if it has one'),
    author,
    at: z.string(),
    differences: z.array(difference).describe('At most 20; empty for what is added, deleted or moved'),
    conflicts: z.array(conflict).describe('What also changed on the live site since; `mine` is the release'),
  })
  .meta({ id: 'ReleaseChange' })

export const releaseNote = z.object({
  kind: z.enum(['comment', 'handed_in', 'handed_back']),
  text: z.string(),
  author,
  at: z.string(),
})

const hiddenPage = z.object({ key: z.string(), path: z.string(), name: z.unknown().describe('In both languages') })
const sharedLink = z.object({ id: z.string(), author, expires_at: z.string() })

export const releaseDetails = release
  .extend({
    items: z.array(releaseChange),
    notes: z.array(releaseNote).describe('Oldest first'),
    links: z.array(sharedLink).describe('The preview links that show it, without their addresses'),
    hidden_pages: z
      .array(hiddenPage)
      .describe('Pages that it changes or links to, and that visitors would not see once it is published'),
  })
  .meta({ id: 'ReleaseDetails' })

export const releaseParams = z.object({ id: z.uuid() })
export const previewLinkParams = releaseParams.extend({ link: name })
export const newRelease = z.object({ name: releaseName })
export const releaseUpdate = z
  .object({ name: releaseName, requires_translation: z.boolean() })
  .partial()
  .refine((change) => Object.keys(change).length > 0, 'has nothing to change')
export const publishRequest = z
  .object({
    at: time.optional().describe('When, in the future; now if it is missing'),
    show: z.array(name).max(100).optional().describe('Keys of hidden pages that are shown with it'),
  })
  .nullish()
export const rollbackRequest = z
  .object({ force: z.boolean().default(false).describe('Also put back what was changed again since') })
  .nullish()
export const noteRequest = z.object({ note: note.default('') }).nullish()
export const commentRequest = z.object({ note: note.min(1) })
export const leaveOutRequest = document
export const resolveRequest = document.extend({
  keep: z.enum(['release', 'live']).describe('Whose values win where both changed the same'),
})
export const releasePreviewQuery = previewQuery
  .pick({ path: true })
  .extend({ side: z.enum(['release', 'live']).default('release') })

const maxDays = 30
export const previewLinkRequest = z
  .object({
    expires_in: z
      .int()
      .min(60)
      .max(maxDays * 86_400)
      .optional()
      .describe('In seconds; 7 days by default, 30 days at most'),
  })
  .nullish()
export const previewLink = z.object({ url: z.string(), expires_at: z.string() })

export type Release = z.output<typeof release>
export type ReleaseState = Release['state']
export type ReleaseChange = z.output<typeof releaseChange>
export type ReleaseNote = z.output<typeof releaseNote>
export type ReleaseDetails = z.output<typeof releaseDetails>
export type ReleaseDocument = z.input<typeof document>
export type PreviewLink = z.output<typeof previewLink>

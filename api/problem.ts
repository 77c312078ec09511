import * as z from 'zod'
import { textState } from './translations.ts'
import { use } from './uploads.ts'

/** A value that two changes set differently; `path` names list items by their id, e.g. 'tabs.first.title.en'. */
export const conflict = z.object({
  path: z.string(),
  base: z.unknown(),
  current: z.unknown(),
  mine: z.unknown(),
  block_id: z.string().optional().describe("Where a change is taken back: '' for the sequence of a page's blocks"),
  page: z.string().optional().describe('Where a release is published or rolled back'),
})

/** The body of the API's error responses (RFC 9457), sent as `application/problem+json`. */
export const problem = z
  .looseObject({
    type: z.string().describe('A stable name of the kind of problem, e.g. urn:problem:block-not-found'),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    errors: z
      .array(
        z.object({
          path: z.string().describe('e.g. content.tabs.0.title.en'),
          message: z.string(),
          reason: z.string().optional().describe('A stable name of the fault, for redirects and imports'),
          found: z.string().optional().describe('What the fault is about, e.g. the number of a line'),
        }),
      )
      .optional(),
    current: z.unknown().describe('What is stored now, where two editors are in conflict').optional(),
    conflicts: z.array(conflict).optional(),
    texts: z.array(textState).optional().describe('The texts that are not translated, or that were changed meanwhile'),
    total: z.int().describe('How many texts there are; `texts` are the first of them').optional(),
    found: z.string().describe("The kind of a refused file, e.g. 'HEIC'").optional(),
    uses: z.array(use).describe('Where a file is used that was to be deleted').optional(),
  })
  .meta({ id: 'Problem' })

export type Problem = z.infer<typeof problem>
/** A field that was refused, and why. `reason` and `found` are for clients that have words for the fault. */
export type RefusedField = NonNullable<Problem['errors']>[number]

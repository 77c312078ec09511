import * as z from 'zod'

/** A place that two editors changed in different ways; items are named by their id in `path` ('tabs.first.title.en'). */
const conflict = z.object({ path: z.string(), base: z.unknown(), current: z.unknown(), mine: z.unknown() })

/** Every error of the API (RFC 9457), as `application/problem+json`. */
export const problem = z
  .looseObject({
    type: z.string().describe('A stable name of the kind of problem, e.g. urn:problem:block-not-found'),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    errors: z
      .array(z.object({ path: z.string().describe('e.g. content.tabs.0.title.en'), message: z.string() }))
      .optional(),
    current: z.unknown().describe('What is stored now, where two editors are in conflict').optional(),
    conflicts: z.array(conflict).optional(),
  })
  .meta({ id: 'Problem' })

export type Problem = z.infer<typeof problem>

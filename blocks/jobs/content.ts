import * as z from 'zod'
import { article } from '#content/schema/article.ts'
import { defineBlock } from '#content/schema/block.ts'
import { country, itemId, link, media, text } from '#content/schema/fields.ts'

/** A vacancy; `day` is when it was posted (newest first), `validUntil` the last day to apply. */
const job = z.looseObject({
  id: itemId,
  title: text,
  department: text.optional(),
  location: text.optional(),
  /** Full time, part time … as it is shown; `employmentType` says the same to search engines. */
  employment: text.optional(),
  employmentType: z.enum(['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'INTERN']).optional(),
  /** The city's country, for search engines. */
  country: country.optional(),
  summary: text.optional(),
  day: z.iso.date().optional(),
  validUntil: z.iso.date().optional(),
  detailContent: article
    .extend({
      heroImage: media.optional(),
      heroImageAlt: text.optional(),
      applyText: text.optional(),
      applyLink: link.optional(),
    })
    .optional(),
})

/** The open vacancies: a list on the careers page, each with a page of its own. */
export const jobs = defineBlock({
  content: z.looseObject({
    title: text,
    subtitle: text.optional(),
    /** Said while there is no vacancy. */
    emptyText: text.optional(),
    jobs: z.array(job).max(200),
  }),
  blank: {
    title: { en: 'Open positions', ar: 'الوظائف الشاغرة' },
    emptyText: { en: 'No position is open at the moment.', ar: 'لا توجد وظائف شاغرة حاليًا.' },
    jobs: [],
  },
  collection: { key: 'jobs', item: job },
})

export type StoredJob = z.output<typeof job>

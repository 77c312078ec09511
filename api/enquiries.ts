import * as z from 'zod'
import { type EnquiryField, enquiryLimits, sourcePattern } from '#content/enquiry.ts'

/** Describes the bounds for the API documentation; the rules are in content/enquiry.ts. */
const field = (of: EnquiryField, least = 0) => z.string().meta({ minLength: least, maxLength: enquiryLimits[of] })

export const enquiryRequest = z.object({
  name: field('name', 1),
  email: field('email', 1),
  message: field('message', 1),
  company: field('company').optional(),
  phone: field('phone').optional(),
  interest: field('interest').optional(),
  source: z
    .string()
    .regex(sourcePattern, 'must be a path of the site')
    .optional()
    .describe("The path of the page; '/ar…' makes it an Arabic enquiry"),
  hp_note: z.string().max(2_000).optional().describe('Left empty by people'),
  elapsed: z.number().optional().describe('Milliseconds since the form stood there'),
})
export const enquiryResponse = z.object({ id: z.uuid() })

export const enquiry = z
  .object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    message: z.string(),
    company: z.string().nullable(),
    phone: z.string().nullable(),
    interest: z.string().nullable(),
    source: z.string().nullable(),
    locale: z.string(),
    status: z.string().describe("'new', 'done', 'suspected' for what looks like a robot's, or 'spam'"),
    created_at: z.string(),
  })
  .meta({ id: 'Enquiry' })
export const enquiryList = z.object({ items: z.array(enquiry), next_cursor: z.string().nullable() })
const statuses = ['new', 'done', 'suspected', 'spam'] as const
export const enquiriesQuery = z.object({
  cursor: z.string().optional(),
  status: z
    .string()
    .transform((list) => list.split(','))
    .pipe(z.array(z.enum(statuses)))
    .optional()
    .describe(`Some of ${statuses.join(', ')}, separated by commas; all without it`),
  format: z.literal('csv').optional().describe('All of them as a table for a spreadsheet'),
})

export const enquiryChange = z.object({ status: z.enum(['new', 'done', 'spam']) })

export type EnquiryList = z.output<typeof enquiryList>
export type EnquiryStatus = (typeof statuses)[number]
export type EnquiryMark = z.output<typeof enquiryChange>['status']
export type Enquiry = z.output<typeof enquiry>

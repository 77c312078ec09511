import * as z from 'zod'
import { maxAddressLength } from '#content/web-address.ts'
import { boundedText, name, version } from './shared-fields.ts'
import { use } from './uploads.ts'

export const linkFault = z
  .enum(['missing', 'hidden', 'anchor', 'file'])
  .nullable()
  .describe('Nothing is at the address; visitors do not see it; it has no such anchor; the file is not there')

/** A link or the address of a file in the content, with its place. */
export const siteLink = use
  .extend({
    link: z.string(),
    fault: linkFault,
  })
  .meta({ id: 'SiteLink' })
export const linkList = z.object({ items: z.array(siteLink) })
export const linkQuery = z.object({
  page: name.optional().describe('The links that lead to this page, or to an item of it: resources/a-post'),
})

const target = boundedText(maxAddressLength)
export const linkReplacement = z.object({
  from: target.describe('A path (/about) with any query and anchor, or a link that is exactly this'),
  to: target,
})
export const linksReplaced = z.object({
  replaced: z.int().describe('In how many places'),
  changes: z.array(z.object({ page: z.string(), version })),
})

export type SiteLink = z.output<typeof siteLink>
export type LinkReplacement = z.output<typeof linkReplacement>
export type LinksReplaced = z.output<typeof linksReplaced>

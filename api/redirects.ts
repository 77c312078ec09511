import * as z from 'zod'
import { maxAddressLength } from '#content/web-address.ts'
import { linkFault } from './links.ts'
import { boundedText, name } from './shared-fields.ts'

export const maxCsvLength = 1_000_000

export const redirect = z
  .object({
    id: z.string(),
    from: z.string(),
    to: z.string(),
    permanent: z.boolean().describe('301, which browsers and search engines remember; else 302'),
    hits: z.int(),
    used_at: z.string().nullable(),
    created_at: z.string(),
  })
  .meta({ id: 'Redirect' })
export const redirectList = z.object({ items: z.array(redirect.extend({ fault: linkFault })) })
/** Longer than a stored address, because what is typed may be percent-encoded. */
const typed = boundedText(4 * maxAddressLength)

export const newRedirect = z.object({
  from: typed.describe('/old-page'),
  to: typed.describe('/about or https://example.com'),
  permanent: z.boolean().default(true),
})
export const redirectParams = z.object({ id: name })
export const redirectImport = z.object({
  csv: boundedText(maxCsvLength).describe(
    'Lines of from,to and, if it is temporary, a third column such as false or 302; or with headings',
  ),
})
export const redirectsImported = z.object({
  imported: z.int().describe('The number of lines, also of those whose redirect was there already'),
  skipped: z.array(z.int()).describe('The numbers of the lines that are marked as disabled, and were left out'),
})

/** A path that visitors requested in the last 90 days and that is still not found. */
export const missedAddress = z
  .object({ path: z.string(), count: z.int(), last_day: z.string() })
  .meta({ id: 'MissedAddress' })
export const missedList = z.object({ items: z.array(missedAddress) })

export type Redirect = z.output<typeof redirect>
export type ListedRedirect = z.output<typeof redirectList>['items'][number]
export type RedirectsImported = z.output<typeof redirectsImported>
export type NewRedirect = z.input<typeof newRedirect>
export type MissedAddress = z.output<typeof missedAddress>

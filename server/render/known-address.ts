import { splitLocale } from '#content/address.ts'
import { findDetailPage, redirects } from '#content/detail-pages.ts'
import { routeTable } from '#content/pages.ts'
import { firstOfType, type PagesReader } from './read-blocks.ts'

const fixed = new Set(
  [...routeTable, ...redirects].map(({ path }) => path).concat('/login', '/login/create-new-password'),
)

/**
 * Whether a URL path, or that of its data (`/about.data`), refers to something that exists: a page of the route table,
 * the login, or an existing story, vacancy or post. The number of these paths is limited, unlike that of all others.
 */
export async function isKnownAddress(pathname: string, reader: PagesReader): Promise<boolean> {
  const { path } = splitLocale(pathname.replace(/\.data$/, '').replace(/\/_root$/, '') || '/')
  const item = findDetailPage(path)
  if (!item) return fixed.has(path)
  const { page, block_type } = item.detail
  try {
    const read = await reader.readPage(page, { collections: 'none' })
    const holder = firstOfType(read?.blocks ?? [], block_type)
    return holder !== undefined && (await reader.findItem(holder.id, item.id)) !== undefined
  } catch {
    // If the data cannot be read, rendering the page reports the error.
    return true
  }
}

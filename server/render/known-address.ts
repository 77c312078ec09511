import { splitLocale } from '#content/address.ts'
import { findDetailPage, redirects } from '#content/detail-pages.ts'
import { pages } from '#content/pages.ts'
import { firstOfType, type PagesReader } from './read-blocks.ts'

const fixed = new Set([...pages, ...redirects].map(({ path }) => path).concat('/login', '/login/create-new-password'))

/**
 * Whether an address, or that of its data (`/about.data`), names something that the site has: a page of the table, the
 * login, a story, vacancy or post that is there. There are only so many of these, and without end of all others.
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
    // What cannot be read now the page itself says in its own words.
    return true
  }
}

import { splitLocale } from '#content/address.ts'
import { findDetailPage, redirects } from '#content/detail-pages.ts'
import { searchPath } from '#content/search.ts'
import { findAddress } from './find-address.ts'
import { firstOfType, type PagesReader } from './read-blocks.ts'

const fixed = new Set([...redirects.map(({ path }) => path), searchPath, '/login', '/login/create-new-password'])

/** A page, redirect, login, search or item, also as data ('/about.data'). Others are rendered in the queue 'unknown'. */
export async function isKnownAddress(pathname: string, reader: PagesReader): Promise<boolean> {
  const shown = pathname.replace(/\.data$/, '').replace(/\/_root$/, '') || '/'
  const { path } = splitLocale(shown)
  if (fixed.has(path)) return true
  const item = findDetailPage(path)
  try {
    const found = findAddress(await reader.addresses(), shown)
    if (!item || found) return found !== null
    const { page, block_type } = item.detail
    const read = await reader.readPage(page, { collections: 'none' })
    const holder = firstOfType(read?.blocks ?? [], block_type)
    return holder !== undefined && (await reader.findItem(holder.id, item.id)) !== undefined
  } catch {
    // If the data cannot be read, rendering the page reports the error.
    return true
  }
}

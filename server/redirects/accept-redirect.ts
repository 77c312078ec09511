import { canonicalPath, readablePath, splitLocale } from '#content/address.ts'
import { findDetailPage } from '#content/detail-pages.ts'
import { isKnownPath } from '#content/is-known-path.ts'
import { maxAddressLength } from '#content/web-address.ts'
import type { Executor } from '#server/db/schema.ts'
import { conflict, invalid } from '#server/errors.ts'
import type { Addresses } from '#server/pages/addresses.ts'
import { reserved } from '#server/pages/page-paths.ts'
import { findAddress } from '#server/render/find-address.ts'

export type Wanted = { from: string; to: string; permanent: boolean }
/** `redirects` maps the paths of all other redirects to their targets. */
type Site = { db: Executor; siteUrl: string; addresses: Addresses; redirects: ReadonlyMap<string, string> }

const maxPathLength = 200

/**
 * Checks a redirect and returns it in the stored form: with readable addresses, and with the last target if its target
 * is redirected, too. Throws 422 if the redirect is malformed or leads back to its own address, 409 if a page, an item
 * or a redirect has this address already.
 */
export async function acceptRedirect(wanted: Wanted, site: Site): Promise<Wanted> {
  const from = readablePath(canonicalPath(withoutOrigin(wanted.from, site.siteUrl)))
  const to = acceptTarget(withoutOrigin(wanted.to, site.siteUrl))
  if (!/^\/[^\s?#%"<>\\]*$/.test(from)) throw refused('from', 'must be a path of this site such as /old-page')
  if (from.length > maxPathLength) throw refused('from', `must have at most ${maxPathLength} characters`)
  const { path: english } = splitLocale(from)
  const item = findDetailPage(english)
  const [segment = ''] = english.slice(1).split(/[/.]/)
  if (!item && (reserved.has(segment) || /\.data$|^\/(sitemap|robots|favicon|icon-180)\./.test(english))) {
    throw refused('from', 'is used by the site itself')
  }
  const found = findAddress(site.addresses, from)
  const isItem = item && (await hasItem(site.db, item.detail.page, item.id))
  if (isItem || (found && (!('to' in found) || !site.addresses.findRedirect(from)))) {
    throw conflict('ADDRESS_TAKEN', { errors: [{ path: 'from', message: 'is where visitors find a page' }] })
  }
  const known = site.redirects.get(from)
  if (known) throw conflict('REDIRECT_EXISTS', { errors: [{ path: 'from', message: `leads to ${known} already` }] })
  return { from, to: lastTarget(from, to, site.redirects), permanent: wanted.permanent }
}

function withoutOrigin(written: string, siteUrl: string): string {
  const address = written.trim()
  return siteUrl && `${address}/`.startsWith(`${siteUrl}/`) ? address.slice(siteUrl.length) || '/' : address
}

function acceptTarget(written: string): string {
  const isPath = /^\/(?![\\/])/.test(written)
  if (!isPath && /^http:/i.test(written)) throw refused('to', 'must begin with https:// if it is on another site')
  if (!isPath && !(/^https:\/\/[^\s"<>\\]+$/i.test(written) && URL.canParse(written))) {
    throw refused('to', 'must be a page of this site such as /about, or an address such as https://example.com')
  }
  const to = isPath ? readablePath(written) : new URL(written).href
  if (to.length > maxAddressLength) throw refused('to', `must have at most ${maxAddressLength} characters`)
  if (!isPath) return to
  if (/[\s"<>\\%]/.test(to)) throw refused('to', 'must be a page of this site such as /about, without spaces and %')
  const [path = ''] = to.split(/[?#]/)
  const { path: english } = splitLocale(path)
  const isPage = isKnownPath(english, []) && !/^\/(api\/)?uploads\//.test(english) && !/\.\w+$/.test(english)
  const [, segment = ''] = english.split('/')
  if (!isPage && (reserved.has(segment) || /\.\w+$/.test(english))) {
    throw refused('to', 'is no page; visitors can be sent to pages such as /about only')
  }
  return to
}

/** Follows the redirects from `to` and returns the last target, so that stored redirects are not chained. */
function lastTarget(from: string, to: string, redirects: ReadonlyMap<string, string>): string {
  const passed = new Set([from])
  for (let target = to; ; ) {
    const [path = ''] = target.split(/[?#]/)
    if (path === from) throw refused('to', passed.size === 1 ? 'is the same address' : 'leads back to the same address')
    const next = redirects.get(path)
    if (next === undefined || passed.has(path)) return target
    passed.add(path)
    target = next
  }
}

const hasItem = (db: Executor, page: string, id: string) =>
  db
    .selectFrom('items')
    .innerJoin('blocks', 'blocks.id', 'items.block_id')
    .select('items.id')
    .where('blocks.page_slug', '=', page)
    .where('items.id', '=', id)
    .executeTakeFirst()

const refused = (path: keyof Wanted, message: string) => invalid([{ path, message }])

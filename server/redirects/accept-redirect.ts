import { splitLocale } from '#content/address.ts'
import { canonicalAddress, moveTarget } from '#content/canonical-address.ts'
import { findDetailPage } from '#content/detail-pages.ts'
import { isKnownPath } from '#content/is-known-path.ts'
import { maxAddressLength } from '#content/web-address.ts'
import type { Executor } from '#server/db/schema.ts'
import { conflict, invalid } from '#server/errors.ts'
import type { Addresses } from '#server/pages/addresses.ts'
import { isUsedBySite } from '#server/pages/page-paths.ts'
import type { RedirectRow } from '#server/pages/redirects-repository.ts'
import { findAddress } from '#server/render/find-address.ts'

export type Wanted = { from: string; to: string; permanent: boolean }
export type Accepted = Wanted & { isStored: boolean }
type Stored = Pick<RedirectRow, 'from_path' | 'to_path' | 'permanent'>
/** With `acceptsStored`, a redirect that is stored already is accepted again. */
type Surroundings = { db: Executor; siteUrl: string; addresses: Addresses; acceptsStored?: boolean }
/** The keys are paths. */
type Targets = ReadonlyMap<string, { to: string; permanent: boolean }>

const maxPathLength = 200

/**
 * Accepts redirects one after another. Returns each as it is stored: canonical, and with the final target if the given
 * one is redirected itself. Throws 422 for a malformed one or a loop, 409 if the address is taken.
 */
export function redirectAcceptor(site: Surroundings, stored: Stored[]) {
  const redirects = new Map(
    stored.map(({ from_path, to_path, permanent }) => [from_path, { to: to_path, permanent: permanent === 1 }]),
  )
  return async (wanted: Wanted): Promise<Accepted> => {
    const accepted = await acceptRedirect(wanted, site, redirects)
    for (const each of redirects.values()) each.to = moveTarget(each.to, accepted.from, accepted.to)
    redirects.set(accepted.from, { to: accepted.to, permanent: accepted.permanent })
    return accepted
  }
}

async function acceptRedirect(wanted: Wanted, site: Surroundings, redirects: Targets): Promise<Accepted> {
  const { permanent } = wanted
  const from = acceptSource(canonicalAddress(wanted.from, site.siteUrl))
  const target = acceptTarget(canonicalAddress(wanted.to, site.siteUrl))
  const { path: english } = splitLocale(from)
  const item = findDetailPage(english)
  if (!item && isUsedBySite(english)) throw refused('from', 'used', 'is used by the site itself')
  const found = findAddress(site.addresses, from)
  const isItem = item && (await hasItem(site.db, item.detail.page, item.id))
  if (isItem || (found && (!('to' in found) || !site.addresses.findRedirect(from)))) {
    const fault = { path: 'from', message: 'is where visitors find a page', reason: 'page' }
    throw conflict('ADDRESS_TAKEN', { errors: [fault] })
  }
  const to = lastTarget(from, target, redirects)
  const known = redirects.get(from)
  const isStored = known !== undefined && known.to === to && known.permanent === permanent
  if (known && !(isStored && site.acceptsStored)) {
    const fault = { path: 'from', message: `leads to ${known.to} already`, reason: 'exists' }
    throw conflict('REDIRECT_EXISTS', { errors: [fault] })
  }
  return { from, to, permanent, isStored }
}

function acceptSource(from: string): string {
  requireLegible('from', from)
  // A readable path has no other escapes than those of '%' and of reserved characters.
  if (!/^\/(?!\/)([^?#%\p{Cc}]|%(2[3-6BCF]|3[ABDF]|40))*$/u.test(from))
    throw refused('from', 'path', 'must be a path of this site such as /old-page')
  if (from.length > maxPathLength) throw refused('from', 'long', `must have at most ${maxPathLength} characters`)
  return from
}

function acceptTarget(written: string): string {
  requireLegible('to', written)
  const isPath = /^\/(?![\\/])/.test(written)
  if (!isPath && /^http:/i.test(written))
    throw refused('to', 'http', 'must begin with https:// if it is on another site')
  if (!isPath && !(/^https:\/\/[^\s"<>\\]+$/i.test(written) && URL.canParse(written))) {
    throw refused(
      'to',
      'target',
      'must be a page of this site such as /about, or an address such as https://example.com',
    )
  }
  const [path = ''] = written.split(/[?#]/)
  const { href, search, hash } = new URL(written, 'http://site')
  const to = isPath ? path + search + hash : href
  if (to.length > maxAddressLength) throw refused('to', 'long', `must have at most ${maxAddressLength} characters`)
  if (!isPath) return to
  if (/[\s"<>\\%]/.test(path))
    throw refused('to', 'target', 'must be a page of this site such as /about, without spaces and %')
  const { path: english } = splitLocale(path)
  const isPage = isKnownPath(english, []) && !/^\/(api\/)?uploads\//.test(english) && !/\.\w+$/.test(english)
  if (!isPage && (isUsedBySite(english) || /\.\w+$/.test(english))) {
    throw refused('to', 'file', 'is no page; visitors can be sent to pages such as /about only')
  }
  return to
}

/** U+FFFD and half a surrogate pair stand for letters that a program could not read or write. */
function requireLegible(path: keyof Wanted, address: string): void {
  if (/\uFFFD|%EF%BF%BD|\p{Cs}/iu.test(address))
    throw refused(path, 'letters', 'has lost letters (�); write the address again, in UTF-8')
}

/** So that stored redirects are not chained. */
function lastTarget(from: string, to: string, redirects: Targets): string {
  const passed = new Set([from])
  for (let target = to; ; ) {
    const [path = ''] = target.split(/[?#]/)
    if (path === from)
      throw refused('to', 'loop', passed.size === 1 ? 'is the same address' : 'leads back to the same address')
    const next = redirects.get(path)?.to
    if (next === undefined || passed.has(path)) return target
    passed.add(path)
    target = moveTarget(target, path, next)
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

const refused = (path: keyof Wanted, reason: string, message: string) => invalid([{ path, message, reason }])

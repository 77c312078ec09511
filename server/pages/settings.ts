import type { PageChange, PageDetails, StoredSettings } from '#api/pages.ts'
import * as wire from '#api/pages.ts'
import { type SiteSettings, siteSettings } from '#api/site.ts'
import { isSame } from '#content/json.ts'
import { merge } from '#content/merge.ts'
import { pageKeys, siteKey } from '#content/page-keys.ts'
import { type Page, routeTable } from '#content/pages.ts'
import { usersRepository } from '#server/auth/users-repository.ts'
import type { Content } from '#server/db/schema.ts'
import { isSameRecipients, recipientsOf } from '#server/enquiries/recipients.ts'
import { conflict, invalid, notFound } from '#server/errors.ts'
import { composeRecipientsChangeMail } from '#server/mail/recipients-change-mail.ts'
import { mailsRepository } from '#server/mail/repository.ts'
import { readAddresses, settingsOf, toPage } from './addresses.ts'
import type { ChangeContext } from './change-pages.ts'
import { freePath, normalizePaths, pathsOf, requirePaths } from './page-paths.ts'
import type { PageRow, PageState } from './pages-repository.ts'
import { parseWith } from './parse-content.ts'
import { redirectsRepository } from './redirects-repository.ts'
import { requireUploadsExist } from './require-uploads.ts'
import { settingsId } from './revisions-repository.ts'

type StoredRow = Pick<PageRow, 'content' | 'content_version'>

export async function changeSettings(context: ChangeContext, slug: string, { path, ...change }: PageChange) {
  if (slug === siteKey) throw notFound('SETTINGS_NOT_FOUND')
  const normalized = { ...change, ...(path && { path: normalizePaths(path) }) }
  return mergeSettings(context, slug, normalized, (stored) => toDetails(slug, stored, context.at))
}

/**
 * Returns the result in the form that `describe` gives it. Null removes a setting. Throws 409 if somebody else has
 * changed the same setting since `version`.
 */
export async function mergeSettings<T>(
  context: ChangeContext,
  slug: string,
  { version, ...change }: { [key: string]: unknown; version?: number | undefined },
  describe: (stored: StoredRow) => T,
): Promise<T> {
  const stored = (await context.pages.findSettings(slug)) ?? { content: null, content_version: 0 }
  const current = settingsOf(slug, stored.content)
  if (!current) throw notFound('SETTINGS_NOT_FOUND')
  const isStale = version !== undefined && version !== stored.content_version
  const base = isStale ? await settingsAt(context, slug, version, stored.content_version) : current
  const mine = Object.fromEntries(Object.entries({ ...base, ...change }).filter(([, value]) => value !== null))
  const merged = merge<Content>(base, current, mine)
  if (merged.conflicts.length > 0) {
    throw conflict('CHANGED_MEANWHILE', { current: describe(stored), conflicts: merged.conflicts })
  }
  if (isSame(merged.content, current)) return describe(stored)
  await requireUploadsExist(context.db, merged.content, current)
  return describe(await storeSettings(context, slug, merged.content, stored))
}

/** Adds redirects from the old paths of a page. For the site, the caller must have locked the row 'site'. */
export async function storeSettings(
  context: ChangeContext,
  slug: string,
  content: Content,
  stored: StoredRow,
): Promise<StoredRow> {
  const accepted =
    slug === siteKey ? parseWith(siteSettings, content) : await acceptPage(context, slug, content, stored)
  const next = { content: accepted as Content, content_version: context.nextVersion(stored.content_version) }
  await context.pages.updateSettings(slug, next)
  const before = settingsOf(slug, stored.content)
  const action = before ? 'update' : 'create'
  const revision = { content: next.content, before, version: next.content_version, action } as const
  await context.revisions.ofSettings(slug, revision, context)
  if (slug === siteKey) await announceRecipients(context, stored.content ?? {}, next.content)
  return next
}

/** Mails a live change of who gets enquiries to those who got them before it. */
async function announceRecipients({ db, by, seq }: ChangeContext, before: SiteSettings, after: SiteSettings) {
  if (by === null || seq !== undefined || isSameRecipients(before, after)) return
  const user = await usersRepository(db).find(by)
  const [old, now] = [recipientsOf(before), recipientsOf(after)]
  const details = { before: old, after: now, by: user?.name ?? user?.email ?? by, from: after.brand?.en }
  for (const to of old) await mailsRepository(db).queue(composeRecipientsChangeMail(to, details))
}

async function acceptPage(context: ChangeContext, slug: string, content: Content, stored: StoredRow) {
  const accepted = parseWith(wire.storedSettings, content)
  if (!accepted.name.en.trim()) throw invalid([{ path: 'name.en', message: 'may not be empty' }])
  if (slug === 'home' && accepted.hides_at) throw invalid([{ path: 'hides_at', message: 'is not for the home page' }])
  await changeAddress(context, toPage(slug, stored.content), toPage(slug, accepted))
  return accepted
}

/** Deletes the settings and so the address. Blocks and history remain stored. */
export async function deletePage(context: ChangeContext, slug: string): Promise<void> {
  const stored = await context.pages.findSettings(slug)
  const content = settingsOf(slug, stored?.content)
  if (!stored || !content || slug === siteKey) throw notFound('PAGE_NOT_FOUND')
  if (isStartPage(slug)) throw conflict('PAGE_NEEDED')
  await changeAddress(context, toPage(slug, content), undefined)
  const version = context.nextVersion(stored.content_version)
  await context.pages.updateSettings(slug, { content: null, content_version: version })
  await context.revisions.ofSettings(slug, { content, version, action: 'delete' }, context)
}

/** A path that another page has by now is replaced. */
export async function withFreePath(context: ChangeContext, content: Content): Promise<StoredSettings> {
  const settings = content as StoredSettings
  const { findPage } = await readAddresses(context.db)
  const { en, ar } = settings.path
  const isTaken = (path: string) => findPage(path) !== undefined
  return { ...settings, path: { en: freePath(en, isTaken), ...(ar && { ar: freePath(ar, isTaken) }) } }
}

/** Whether the page is in the bin. Only pages that editors have added can be in the bin. */
export const isDeleted = ({ slug, content }: Pick<PageRow, 'slug' | 'content'>): boolean =>
  content === null && slug !== siteKey && !pageKeys.includes(slug)

/** Whether the page is in the route table. Such a page may be moved and hidden, but not deleted. */
export const isStartPage = (slug: string): boolean => routeTable.some(({ key }) => key === slug)

/** Throws 422 or 409 for paths that the page cannot have; redirects those that it had before. */
async function changeAddress(context: ChangeContext, before: Page | undefined, after: Page | undefined) {
  await lockSite(context)
  const addressOf = (page: Page) => [pathsOf(page), page.isHidden ?? false]
  if (!after || (before && isSame(addressOf(before), addressOf(after)))) return
  requirePaths(after, await readAddresses(context.db))
  if (after.key === 'home' && after.isHidden) throw invalid([{ path: 'state', message: 'of the home page is public' }])
  const redirects = redirectsRepository(context.db)
  const paths = pathsOf(after)
  await redirects.deleteFrom([paths.en, paths.ar])
  if (!before || before.isHidden) return
  const old = pathsOf(before)
  for (const locale of ['en', 'ar'] as const) {
    if (old[locale] !== paths[locale]) await redirects.put(old[locale], paths[locale], context.at)
  }
}

/** Serializes changes of settings and drops the cached addresses. To avoid deadlocks, the last row that is locked. */
export async function lockSite(context: ChangeContext): Promise<void> {
  context.changed.push(await lockSiteRow(context.pages, context.at))
}

/** Created if it is missing. The first step of a change of the site's settings. */
export async function lockSiteRow(pages: ChangeContext['pages'], at: string): Promise<PageState> {
  await pages.insertMissingPage({ slug: siteKey, version: 0, updated_at: at })
  return (await pages.lockPage(siteKey, at)) as PageState
}

async function settingsAt({ revisions }: ChangeContext, slug: string, version: number, newest: number) {
  if (version > newest) return {}
  return settingsOf(slug, await revisions.contentAt(settingsId(slug), version)) ?? {}
}

/** Throws 404 for a page without an address. */
export function toDetails(slug: string, { content, content_version }: StoredRow, updated_at: string): PageDetails {
  const settings = settingsOf(slug, content)
  const page = toPage(slug, content)
  if (!settings || !page) throw notFound('SETTINGS_NOT_FOUND')
  const { path: _, layout: __, ...rest } = settings
  return { slug, path: pathsOf(page), ...rest, updated_at, version: content_version }
}

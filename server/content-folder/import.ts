import { canonicalAddress } from '#content/canonical-address.ts'
import { isSame } from '#content/json.ts'
import { siteKey } from '#content/page-keys.ts'
import { requireThisVersion } from '#server/backup/require-version.ts'
import { appliedMigrations, migrate } from '#server/db/migrate.ts'
import type { Content, Db, Executor } from '#server/db/schema.ts'
import { conflict } from '#server/errors.ts'
import { semaphore } from '#server/load-shedding.ts'
import { CommandError } from '#server/operator-command.ts'
import { readAddresses, settingsOf } from '#server/pages/addresses.ts'
import { createContext } from '#server/pages/change-pages.ts'
import { deleteBlock, insertNewBlock } from '#server/pages/create-block.ts'
import { itemsRepository } from '#server/pages/items-repository.ts'
import { type ReadPage, readBlocks } from '#server/pages/pages-reader.ts'
import { type PageState, pagesRepository } from '#server/pages/pages-repository.ts'
import { listOf } from '#server/pages/parse-content.ts'
import { redirectsRepository } from '#server/pages/redirects-repository.ts'
import { referencesDeletedUploads } from '#server/pages/require-uploads.ts'
import { lockSiteRow, storeSettings } from '#server/pages/settings.ts'
import { redirectAcceptor } from '#server/redirects/accept-redirect.ts'
import { indexPage } from '#server/search/index-content.ts'
import type { UploadStore } from '#server/uploads/store.ts'
import { checkMedia, type MediaFile } from './check-media.ts'
import { type AcceptedPage, checkPages, checkSite } from './check-pages.ts'
import { type FolderRedirect, redirectsFile } from './folder-format.ts'
import { readContentFolder } from './read-folder.ts'

type Target = { db: Db; uploads: UploadStore; signal?: AbortSignal }

/**
 * Adds the pages of a folder and, with `replace`, replaces those that differ, in one transaction. Other pages stay as
 * they are. Nothing is stored if the folder has an error. `changed` are the keys of changed pages.
 */
export async function importContent({ db, uploads, signal }: Target, folder: string, replace: boolean) {
  const applied = await requireReplaceable(db, replace)
  const { pages, redirects, site, media } = await checkContent(folder)
  signal?.throwIfAborted()
  if (!applied) await migrate(db)
  // Files are stored before the pages: if the import fails after this, files that no page uses do no harm.
  await storeMedia(uploads, media)
  signal?.throwIfAborted()
  const changed = await db.transaction().execute(async (transaction) => {
    const changed = await storePages(transaction, pages)
    if (site) await storeSite(transaction, site)
    await storeRedirects(transaction, redirects)
    return changed
  })
  const items = pages.flatMap(({ blocks }) => blocks.flatMap(({ items }) => items))
  return { pages: pages.length, items: items.length, media: media.length, changed }
}

/** Returns whether the database has tables. Throws if it has pages and `replace` is not set. */
async function requireReplaceable(db: Db, replace: boolean): Promise<boolean> {
  const applied = await appliedMigrations(db)
  if (applied.length === 0) return false
  requireThisVersion(applied)
  const { count } = await db
    .selectFrom('pages')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('slug', '<>', siteKey)
    .executeTakeFirstOrThrow()
  if (count > 0 && !replace) {
    throw new CommandError(`the site has ${count} pages already; --replace replaces those that the folder has`)
  }
  return true
}

/** Checks only the pages that `isWanted` accepts. Throws one error with all faults. */
export async function checkContent(folder: string, isWanted: (slug: string) => boolean = () => true) {
  const read = readContentFolder(folder)
  const wanted = read.pages.filter(({ slug }) => isWanted(slug))
  const { media, pages, site, errors } = await checkMedia(folder, wanted, read.site)
  const checked = checkPages(pages)
  const settings = site && checkSite(site)
  const lines = [...read.errors, ...errors, ...checked.errors, ...(settings?.errors ?? [])].map(
    ({ file, path, message }) => [file, path, message].filter(Boolean).join(': '),
  )
  if (lines.length > 0) throw new CommandError([`${folder} has faults`, ...lines].join('\n  '))
  if (read.pages.length === 0) throw new CommandError(`${folder} holds no pages`)
  return { pages: checked.accepted, redirects: read.redirects, site: settings?.accepted, media }
}

/**
 * Concurrently, but not all at once: each takes a connection to an S3 storage, which may not answer hundreds in time.
 */
export async function storeMedia(uploads: UploadStore, media: MediaFile[]): Promise<void> {
  const withPermit = semaphore({ max: 16, maxWaiting: media.length })
  await Promise.all(media.map(({ file, path }) => withPermit(() => uploads.putFile(file, path))))
}

/** Returns the keys of those that changed. */
export async function storePages(transaction: Executor, pages: AcceptedPage[]): Promise<string[]> {
  if (await referencesDeletedUploads(transaction, pages, [])) throw conflict('UPLOAD_DELETED')
  // All pages are locked before the first one is stored, in the order of their keys, because storing settings locks the
  // row 'site': two transactions that lock in different orders could wait for each other.
  const locked: { page: AcceptedPage; state: PageState }[] = []
  for (const page of pages.toSorted((one, other) => (one.slug < other.slug ? -1 : 1))) {
    const state = await lockIfChanged(transaction, page)
    if (state) locked.push({ page, state })
  }
  for (const { page, state } of locked) await storePage(transaction, page, state)
  return locked.map(({ page }) => page.slug)
}

export async function storeSite(transaction: Executor, site: Content): Promise<void> {
  if (await referencesDeletedUploads(transaction, [site], [])) throw conflict('UPLOAD_DELETED')
  const pages = pagesRepository(transaction)
  const stored = await pages.findSettings(siteKey)
  if (isSame(site, stored?.content ?? {})) return
  const context = createContext(transaction, await lockSiteRow(pages, new Date().toISOString()), { author: null })
  await storeSettings(context, siteKey, site, stored ?? { content: null, content_version: 0 })
}

/** Adds or changes redirects. Skips those from a path that a page has. Throws for a redirect that is not accepted. */
async function storeRedirects(db: Executor, wanted: FolderRedirect[]): Promise<void> {
  const addresses = await readAddresses(db)
  const repository = redirectsRepository(db)
  const replaced = new Set(wanted.map(({ from }) => canonicalAddress(from)))
  const others = (await repository.list()).filter(({ from_path }) => !replaced.has(from_path))
  const accept = redirectAcceptor({ db, siteUrl: '', addresses }, others)
  for (const redirect of wanted) {
    if (addresses.findPage(canonicalAddress(redirect.from))) continue
    const { from, to, permanent } = await accept(redirect).catch((error) => {
      const [{ path, message } = error] = error.members?.errors ?? []
      throw new CommandError([redirectsFile, redirect.from, path, message].filter(Boolean).join(': '))
    })
    const stored = addresses.findRedirect(from)
    if (stored?.to_path === to && stored.permanent === Number(permanent)) continue
    const { updated_at } = await lockSiteRow(pagesRepository(db), new Date().toISOString())
    await repository.put(from, to, updated_at, permanent)
  }
}

/** Adds the row if it is missing. Undefined if the stored page is already equal. */
async function lockIfChanged(transaction: Executor, page: AcceptedPage): Promise<PageState | undefined> {
  const pages = pagesRepository(transaction)
  const stored = await readBlocks({ pages, items: itemsRepository(transaction) }, page.slug)
  if (stored && isStored(page, stored)) return undefined
  const now = { slug: page.slug, version: 1, updated_at: new Date().toISOString() }
  const locked = await pages.lockPage(page.slug, now.updated_at)
  if (!stored) await pages.insertPage(now)
  return locked ?? now
}

/** The row of the page must be locked. */
async function storePage(transaction: Executor, page: AcceptedPage, state: PageState): Promise<void> {
  const { slug, blocks } = page
  const context = createContext(transaction, state, { author: null })
  const { page: row, blocks: present = [] } = (await context.pages.readPage(slug)) ?? {}
  // Before the blocks, because the layout decides which blocks are allowed.
  const settings = page.settings ?? settingsOf(slug)
  if (settings && row && !isSame(settings, settingsOf(slug, row.content))) {
    await storeSettings(context, slug, settings, row)
  }
  for (const block of present) await deleteBlock(context, block)
  for (const block of blocks) await insertNewBlock(context, slug, block)
  await indexPage(transaction, slug)
}

function isStored({ slug, settings, blocks }: AcceptedPage, stored: ReadPage): boolean {
  const sorted = blocks.toSorted((one, other) => one.position - other.position)
  const wanted = sorted.map(({ type, position, content, items }) => {
    const list = listOf(type)
    return { type, position, content: list ? { ...content, [list]: items } : content }
  })
  const present = stored.blocks.map(({ block_type: type, order: position, content }) => ({ type, position, content }))
  return isSame([settings ?? settingsOf(slug), wanted], [settingsOf(slug, stored.page.content), present])
}

import { localizeHref } from '#content/address.ts'
import { type DetailPage, detailPagesOf, findDetailPage } from '#content/detail-pages.ts'
import { locales } from '#content/locale.ts'
import { routeTable } from '#content/pages.ts'
import type { Content, Executor } from '#server/db/schema.ts'
import { conflict } from '#server/errors.ts'
import { type ChangeContext, requireLive } from './change-pages.ts'
import { type ItemRow, itemsRepository } from './items-repository.ts'
import { freePath } from './page-paths.ts'
import type { BlockRow } from './pages-repository.ts'
import { redirectsRepository } from './redirects-repository.ts'
import { revisionsRepository } from './revisions-repository.ts'
import { lockSite } from './settings.ts'

/**
 * Everywhere except in the item's row, which the caller updates. The old addresses of a published item are redirected.
 * Throws 409 if another item has the new id.
 */
export async function renameItem(context: ChangeContext, block: BlockRow, row: ItemRow, id: string): Promise<void> {
  // Not possible in a release: publishing would have to change the id in redirects, history and search documents.
  requireLive(context.author)
  if (await context.items.find(block.id, id)) {
    throw conflict('ADDRESS_TAKEN', { errors: [{ path: 'id', message: 'is the id of another item' }] })
  }
  const used = await context.revisions.itemIds(block.id)
  // If a deleted item had the new id, that item's history gets a free id, under which a revert would restore the item.
  if (used.has(id))
    await renameTraces(
      context,
      block,
      id,
      freePath(id.slice(0, 110), (each) => used.has(each)),
    )
  await renameTraces(context, block, row.id, id)
  await moveAddress(context, block, row, id)
}

/** Renames in history, search documents, translation records, and blocks that name items of another page. */
async function renameTraces(context: ChangeContext, block: BlockRow, from: string, to: string): Promise<void> {
  const { db } = context
  for (const table of ['revisions', 'search_documents', 'translations'] as const) {
    const ofItem = db.updateTable(table).set({ item_id: to }).where('block_id', '=', block.id)
    await ofItem.where('item_id', '=', from).execute()
  }
  const sections = await readSections(db, block.page_slug)
  for (const slug of new Set(sections.flatMap(({ page_slug, content }) => (names(content, from) ? page_slug : [])))) {
    const page = await context.pages.lockPage(slug, context.at)
    if (page) context.changed.push(page)
  }
  for (const table of ['blocks', 'revisions'] as const) {
    for (const { id, content } of await readSections(db, block.page_slug, table)) {
      if (!names(content, from)) continue
      const renamed = namedLists(content).map(([key, list]) => [key, list.map((each) => (each === from ? to : each))])
      await db
        .updateTable(table)
        .set({ content: { ...content, ...Object.fromEntries(renamed) } })
        .where('id', '=', id)
        .execute()
    }
  }
}

const namedLists = (content: Content): [string, string[]][] =>
  ['posts', 'hiddenPosts'].flatMap((key) => (Array.isArray(content[key]) ? [[key, content[key] as string[]]] : []))

const names = (content: Content, item: string) => namedLists(content).some(([, list]) => list.includes(item))

/** Blocks on other pages that show items of `page`, such as the newest posts. With 'revisions', their revisions. */
async function readSections(db: Executor, page: string, table: 'blocks' | 'revisions' = 'blocks') {
  const types = routeTable.flatMap(({ itemSources = [] }) =>
    itemSources.filter((source) => source.page === page).map(({ into }) => into),
  )
  if (types.length === 0) return []
  return db.selectFrom(table).select(['id', 'page_slug', 'content']).where('block_type', 'in', types).execute()
}

async function moveAddress(context: ChangeContext, block: BlockRow, { id, content }: ItemRow, next: string) {
  const detail = detailOf(block)
  if (!detail) return
  await lockSite(context)
  const redirects = redirectsRepository(context.db)
  const [old, now] = [pathsOf(detail, id), pathsOf(detail, next)]
  await redirects.deleteFrom(now)
  for (const [index, path] of old.entries()) {
    const to = now[index] as string
    // Visitors have never seen the address of a draft, so it needs no redirect.
    if (content.draft === true) await redirects.retarget(path, to)
    else await redirects.put(path, to, context.at)
  }
}

export async function takeAddress(context: ChangeContext, block: BlockRow, id: string): Promise<void> {
  const detail = detailOf(block)
  const redirects = redirectsRepository(context.db)
  if (!detail || !(await redirects.findFrom(`${detail.base}/${id}`))) return
  await lockSite(context)
  await redirects.deleteFrom(pathsOf(detail, id))
}

/** Finds an item by its former id, too: an editor in which it was opened before it was renamed saves it under that. */
export async function findItem(
  db: Executor,
  block: BlockRow,
  id: string,
  items: Pick<ReturnType<typeof itemsRepository>, 'find'> = itemsRepository(db),
): Promise<ItemRow | undefined> {
  const found = await items.find(block.id, id)
  const detail = detailOf(block)
  if (found || !detail) return found
  const redirect = await redirectsRepository(db).findFrom(`${detail.base}/${id}`)
  const target = redirect && findDetailPage(redirect.to_path)
  // An id with revisions belongs to a deleted item. The redirect from its address leads to a different item.
  if (target?.detail !== detail || (await revisionsRepository(db).lastVersion(block.id, id)) > 0) return undefined
  return items.find(block.id, target.id)
}

const detailOf = ({ page_slug, block_type }: BlockRow) => detailPagesOf(page_slug, block_type)

const pathsOf = ({ base }: DetailPage, id: string): string[] =>
  locales.map((locale) => localizeHref(`${base}/${id}`, locale))

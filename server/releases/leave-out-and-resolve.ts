import { merge } from '#content/merge.ts'
import type { SignedIn } from '#server/auth/guards.ts'
import type { Db, Executor, StoredState } from '#server/db/schema.ts'
import { notFound } from '#server/errors.ts'
import { currentSnapshot } from '#server/history/revert.ts'
import { itemsRepository } from '#server/pages/items-repository.ts'
import { renumber } from '#server/pages/order-numbers.ts'
import { requireMayOpen } from '#server/pages/require-permission.ts'
import { mayPublish } from './own-release.ts'
import { byPage, isSameState, type ReleasePage, readReleasePage, statesOf } from './release-pages.ts'
import { type DocumentRow, documentKey, orderId, releasesRepository } from './repository.ts'
import { rowsInRelease } from './rows-in-release.ts'
import { lockOpen } from './write-into-release.ts'

type Key = { block_id: string; item_id: string | null }
type Decided = Pick<DocumentRow, 'base_content' | 'wanted_content'>

/** Also leaves out the blocks and items of an added page, and the items of an added or deleted block. */
export function leaveOut(db: Db, id: string, key: Key, author: SignedIn): Promise<void> {
  return decide(db, id, key, author, async (row, documents) => {
    const isWhole = !row.base_content || !row.wanted_content
    const isPart = (each: DocumentRow) =>
      each === row ||
      (isWhole && row.block_id === each.block_id) ||
      (row.block_type === 'PAGE' && !row.base_content && row.page_slug === each.page_slug)
    const left = documents.filter(isPart).map((each) => ({ ...each, wanted_content: each.base_content }))
    const order = documents.find((each) => each.block_id === orderId(row.page_slug) && each !== row)
    return row.wanted_content || row.item_id || !order ? left : [...left, withBlock(order, row.block_id)]
  })
}

/** Adds `block` at its old position. */
function withBlock(order: DocumentRow, block: string): DocumentRow {
  const numbers = Object.entries((order.wanted_content?.content ?? {}) as Record<string, number>)
  const old = Number(order.base_content?.content[block] ?? 0)
  const sorted = [...numbers, [block, old] as const].sort(
    ([id, one], [, other]) => Number(one) - Number(other) || (id === block ? -1 : 1),
  )
  const renumbered = renumber(sorted.map(([, number]) => number))
  const content = Object.fromEntries(sorted.map(([id], index) => [id, renumbered[index]]))
  return { ...order, wanted_content: { position: 0, content } }
}

export function resolve(db: Db, id: string, key: Key, author: SignedIn, keep: 'release' | 'live'): Promise<void> {
  return decide(db, id, key, author, async (row, documents, transaction) => {
    const page = await readReleasePage(transaction, row.page_slug, byPage(documents).get(row.page_slug) ?? [])
    const live = statesOf(page.current, row.page_slug).get(documentKey(row)) ?? null
    const wanted = keep === 'live' ? mergedIntoLive(row, live) : wantedOf(row, page)
    const decided = { ...row, base_content: live, wanted_content: wanted }
    if (wanted || row.item_id || row.block_type === 'PAGE') return [decided]
    const items = await itemsRepository(transaction).listOf([row.block_id])
    const { page_slug, block_id, block_type } = row
    return [
      decided,
      ...items.map(({ id: item_id, position, content }) => {
        const states = { base_content: { position, content }, wanted_content: null }
        return { ...row, page_slug, block_id, block_type, item_id, ...states }
      }),
    ]
  })
}

/** Keeps the live value in a conflict. */
function mergedIntoLive(
  { base_content: base, wanted_content: wanted, block_type }: DocumentRow,
  live: StoredState | null,
) {
  if (!base || !wanted || !live || block_type === 'ORDER') return live
  return { ...live, content: merge(base.content, live.content, wanted.content).content }
}

/** Null if the release does not have the document. */
function wantedOf(row: DocumentRow, page: ReleasePage): StoredState | null {
  const { blocks, items } = rowsInRelease(page)
  if (row.block_type === 'ORDER') {
    return { position: 0, content: Object.fromEntries(blocks.map(({ id, position }) => [id, position])) }
  }
  const types = currentSnapshot({ ...page.stored, blocks, items, page: rowsInRelease(page).page })
  return statesOf(types, row.page_slug).get(documentKey(row)) ?? null
}

/** Throws 404 if the release does not change the document, 403 if the author may not change its page. */
function decide(
  db: Db,
  id: string,
  { block_id, item_id }: Key,
  author: SignedIn,
  make: (row: DocumentRow, documents: DocumentRow[], transaction: Executor) => Promise<(DocumentRow & Decided)[]>,
): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    // Whoever approves a release settles its conflicts without handing it back.
    const release = await lockOpen(transaction, id, mayPublish(author) ? ['open', 'handed_in'] : ['open'])
    const releases = releasesRepository(transaction)
    const documents = (await releases.documents(id)).filter(({ is_left }) => !is_left)
    const row = documents.find((each) => documentKey(each) === documentKey({ block_id, item_id: item_id ?? '' }))
    if (!row) throw notFound('DOCUMENT_NOT_IN_RELEASE')
    requireMayOpen(author, row.page_slug)
    const at = new Date().toISOString()
    const seq = release.seq + 1
    const decided = (await make(row, documents, transaction)).map((each) => {
      const is_left = Number(isSameState(each, each.base_content, each.wanted_content))
      return { ...each, seq, is_left, reverts: null, author_id: author.id, created_at: at }
    })
    await releases.addDocuments(decided)
    await releases.update(id, { seq, updated_at: at })
  })
}

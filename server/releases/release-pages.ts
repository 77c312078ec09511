import { isSame } from '#content/json.ts'
import type { Executor, StoredState } from '#server/db/schema.ts'
import type { StoredPage } from '#server/history/apply-desired-state.ts'
import { type DocumentConflict, planMerge } from '#server/history/plan-merge.ts'
import { currentSnapshot } from '#server/history/revert.ts'
import { type DesiredState, type DocumentState, keyOf, pathOf, type Snapshot } from '#server/history/snapshot.ts'
import { type ItemRow, itemsRepository } from '#server/pages/items-repository.ts'
import { pagesRepository } from '#server/pages/pages-repository.ts'
import { listOf } from '#server/pages/parse-content.ts'
import { type DocumentRow, documentKey, orderId } from './repository.ts'

/** `stored` and `current` are the live state, `desired` the one after the merge. */
export type ReleasePage = {
  stored: StoredPage
  current: Snapshot
  documents: DocumentRow[]
  desired: DesiredState
  conflicts: DocumentConflict[]
}

export const byPage = (documents: DocumentRow[]) => Map.groupBy(documents, ({ page_slug }) => page_slug)

export async function readReleasePage(db: Executor, slug: string, documents: DocumentRow[]): Promise<ReleasePage> {
  const stored = await readStored(db, slug, documents)
  const current = currentSnapshot(stored)
  const active = documents.filter(({ is_left }) => !is_left)
  const sides = sidesOf(active, current, slug)
  const { desired } = planMerge({ ...sides, current }, true)
  const { conflicts } = planMerge({ ...sides, current }, false)
  return { stored, current, documents, desired, conflicts: [...conflicts, ...lostChanges(active, sides, current)] }
}

/** Reads the items that the release touches, and all of the blocks that it deletes. */
async function readStored(db: Executor, slug: string, documents: DocumentRow[]): Promise<StoredPage> {
  const { page, blocks } = (await pagesRepository(db).readPage(slug)) ?? { page: newPage(slug), blocks: [] }
  const repository = itemsRepository(db)
  const touched = Map.groupBy(
    documents.filter(({ item_id }) => item_id),
    ({ block_id }) => block_id,
  )
  const items: ItemRow[] = []
  for (const { id } of blocks) {
    const isDeleted = documents.some((each) => each.block_id === id && !each.item_id && each.wanted_content === null)
    const ids = touched.get(id)?.map(({ item_id }) => item_id) ?? []
    if (isDeleted) items.push(...(await repository.listOf([id])))
    else if (ids.length > 0) items.push(...(await repository.listNamed(id, ids)))
  }
  return { page, blocks, items }
}

const newPage = (slug: string) => ({ slug, version: 0, updated_at: '', content: null, content_version: 0 })

function sidesOf(documents: DocumentRow[], current: Snapshot, slug: string): { base: Snapshot; mine: Snapshot } {
  const order = documents.find(({ block_id }) => block_id === orderId(slug))
  const numbers = { base: numbersOf(order?.base_content), mine: numbersOf(order?.wanted_content) }
  const base: Snapshot = new Map()
  const mine: Snapshot = new Map()
  for (const [key, document] of current) {
    if (!isBlock(document)) continue
    const { block_id: id, position } = document
    // A block that was added live after the release changed the order belongs to neither side.
    if (order && numbers.base[id] === undefined && numbers.mine[id] === undefined) continue
    const from = numbers.base[id] ?? position
    base.set(key, { ...document, position: from })
    mine.set(key, { ...document, position: numbers.mine[id] ?? from })
  }
  for (const row of documents) {
    if (row === order) continue
    const key = documentKey(row)
    set(base, key, stateOf(row, row.base_content, numbers.base))
    set(mine, key, stateOf(row, row.wanted_content, numbers.mine))
    const [now, wanted] = [current.get(key), mine.get(key)]
    // The document was added both in the release and live: with an empty base, all differences are conflicts.
    if (!base.has(key) && now && wanted) base.set(key, { ...now, content: {} })
    // The document was changed in the release and deleted live: without a base, the release adds it again.
    if (base.has(key) && wanted && !now) base.delete(key)
  }
  return { base, mine }
}

const isBlock = ({ block_type, item_id }: DocumentState) => item_id === null && block_type !== 'PAGE'
/** Returns numbers by block id. A release stores them as a document (`orderId`), of which `state` is a state. */
export const numbersOf = (state: StoredState | null | undefined) => (state?.content ?? {}) as Record<string, number>

function set(side: Snapshot, key: string, state: DocumentState | undefined) {
  if (state) side.set(key, state)
  else side.delete(key)
}

function stateOf(row: DocumentRow, state: StoredState | null, numbers: Record<string, number>) {
  if (!state) return undefined
  const { block_id, item_id, block_type } = row
  const position = (item_id ? undefined : numbers[block_id]) ?? state.position
  return { block_id, item_id: item_id || null, block_type, content: state.content, position }
}

/** Conflicts about what the release changes and was deleted live; the merge alone reports none. */
function lostChanges(documents: DocumentRow[], { mine }: { mine: Snapshot }, current: Snapshot): DocumentConflict[] {
  return documents.flatMap((row) => {
    const wanted = mine.get(documentKey(row))
    if (!wanted || current.has(keyOf(wanted))) return []
    const lacksBlock = wanted.item_id !== null && !mine.has(wanted.block_id) && !current.has(wanted.block_id)
    if (!row.base_content && !lacksBlock) return []
    const { block_id, item_id, content } = wanted
    const values = { base: row.base_content?.content, current: undefined, mine: content }
    return [{ block_id, item_id, path: pathOf(wanted), ...values }]
  })
}

export function isInConflict({ conflicts }: Pick<ReleasePage, 'conflicts'>, row: DocumentRow): boolean {
  return conflictsOf(conflicts, row).length > 0
}

/** A conflict about the sequence of items belongs to each item of the block. */
export const conflictsOf = (conflicts: DocumentConflict[], row: DocumentRow): DocumentConflict[] =>
  conflicts.filter(({ block_id, item_id, path }) => {
    if (block_id === '') return row.block_id === orderId(row.page_slug)
    const isAboutItems = item_id !== null || path === listOf(row.block_type)
    if (block_id !== row.block_id || isAboutItems !== (row.item_id !== '')) return false
    return item_id === null || item_id === row.item_id
  })

/** Includes the order of the page's blocks. */
export function statesOf(snapshot: Snapshot, slug: string): Map<string, StoredState> {
  const states = new Map<string, StoredState>()
  const numbers: Record<string, number> = {}
  for (const [key, document] of snapshot) {
    const { position, content } = document
    if (isBlock(document)) numbers[document.block_id] = position
    states.set(key, { position, content })
  }
  return states.set(orderId(slug), { position: 0, content: numbers })
}

/** Positions only count for items, because the order of a page's blocks is a document of its own. */
export function isSameState(row: Pick<DocumentRow, 'item_id'>, one: StoredState | null, other: StoredState | null) {
  if (!one || !other) return one === other
  return isSame(one.content, other.content) && (!row.item_id || one.position === other.position)
}

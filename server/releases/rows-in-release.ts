import type { Content } from '#server/db/schema.ts'
import type { DocumentState } from '#server/history/snapshot.ts'
import { type ItemRow, indexColumns } from '#server/pages/items-repository.ts'
import type { BlockRow, PageRow } from '#server/pages/pages-repository.ts'
import { listOf } from '#server/pages/parse-content.ts'
import { settingsId } from '#server/pages/revisions-repository.ts'
import type { ReleasePage } from './release-pages.ts'
import type { DocumentRow } from './repository.ts'
import { releaseVersion } from './versions.ts'

export type RowsInRelease = {
  page: PageRow
  blocks: BlockRow[]
  items: ItemRow[]
  deletedBlocks: string[]
  deletedItems: Pick<ItemRow, 'block_id' | 'id'>[]
}

/** Touched documents get a version of the release (versions.ts). */
export function rowsInRelease({ stored, desired, documents }: ReleasePage): RowsInRelease {
  const touches = Map.groupBy(documents, ({ block_id }) => block_id)
  const lastOf = (rows: DocumentRow[] = []) => rows.toSorted((one, other) => one.seq - other.seq).at(-1)
  const touchOf = (block: string, item: string) => lastOf(touches.get(block)?.filter(({ item_id }) => item_id === item))

  /** Sets the version, the time and the author of a row to those of its last change in the release. */
  function touched<Row extends { version: number; updated_at: string; updated_by: string | null }>(
    row: Row,
    last: DocumentRow | undefined,
  ): Row {
    if (!last) return row
    const { seq, created_at: updated_at, author_id: updated_by } = last
    return { ...row, version: releaseVersion(row.version, seq), updated_at, updated_by }
  }

  function blockOf(row: BlockRow | undefined, document: DocumentState | undefined): BlockRow {
    const { page } = stored
    const known = row ?? { ...unwritten, id: '', page_slug: page.slug, block_type: '', position: 0, content: {} }
    const { block_id: id = known.id, block_type = known.block_type, content, position } = document ?? {}
    const changed = { id, block_type, content: content ?? known.content, position: position ?? known.position }
    // A change of an item also counts as a change of its block.
    return touched({ ...known, ...changed }, lastOf(touches.get(id)))
  }

  function itemOf(
    row: ItemRow | undefined,
    { block_id, item_id, block_type, position, content }: DocumentState,
  ): ItemRow {
    const id = String(item_id)
    const list = listOf(block_type) ?? ''
    const place = { block_id, id, list, position, content, ...indexColumns(content) }
    return touched({ ...(row ?? unwritten), ...place }, touchOf(block_id, id))
  }

  const isSettings = (id: string) => id === settingsId(stored.page.slug)
  const heads = [...desired.values()].filter(({ block_id, item_id }) => item_id === null && !isSettings(block_id))
  const kept = stored.blocks.filter(({ id }) => !desired.has(id) || desired.get(id)?.document)
  const known = new Set(stored.blocks.map(({ id }) => id))
  const blocks = [
    ...kept.map((row) => blockOf(row, desired.get(row.id)?.document)),
    ...heads.flatMap(({ block_id, document }) =>
      document && !known.has(block_id) ? blockOf(undefined, document) : [],
    ),
  ].sort((one, other) => one.position - other.position || (one.id < other.id ? -1 : 1))

  const present = new Set(blocks.map(({ id }) => id))
  const rows = new Map(stored.items.map((row) => [`${row.block_id}/${row.id}`, row]))
  const items = new Map(
    stored.items.map((row) => [`${row.block_id}/${row.id}`, touched(row, touchOf(row.block_id, row.id))]),
  )
  for (const [key, { item_id, document }] of desired) {
    if (item_id === null) continue
    if (document) items.set(key, itemOf(rows.get(key), document))
    else items.delete(key)
  }
  return {
    page: pageInRelease(),
    blocks,
    items: [...items.values()].filter(({ block_id }) => present.has(block_id)),
    deletedBlocks: stored.blocks.filter(({ id }) => !present.has(id)).map(({ id }) => id),
    deletedItems: stored.items.filter((row) => !items.has(`${row.block_id}/${row.id}`)),
  }

  function pageInRelease(): PageRow {
    const { page } = stored
    const id = settingsId(page.slug)
    const head = desired.get(id)
    const last = touchOf(id, '')
    const content: Content | null = head ? (head.document?.content ?? null) : page.content
    if (!last) return page
    const content_version = releaseVersion(page.content_version, last.seq)
    return { ...page, content, content_version, updated_at: last.created_at }
  }
}

const unwritten = { version: 0, updated_at: '', updated_by: null }

import * as z from 'zod'
import type { BinEntry, BinList } from '#api/history.ts'
import { removedListItems } from '#content/differences.ts'
import { readAt } from '#content/path.ts'
import { readCursor, writeCursor } from '#server/cursor.ts'
import type { Db } from '#server/db/schema.ts'
import { authorOf } from './history-reader.ts'
import { contentName, excerptOf } from './name-of-content.ts'
import { type BinRow, historyRepository, type Revision } from './repository.ts'
import { keyOf, pathOf } from './snapshot.ts'

/** The last revision may exceed the limit of entries. */
const max = { entries: 30, perQuery: 50, revisions: 500 }

const positionSchema = z.tuple([z.iso.datetime(), z.uuid()])

/** What was deleted and does not exist now, newest first. */
export function binReader(db: Db) {
  const history = historyRepository(db)

  async function removals(row: Revision) {
    return removedListItems((await history.contentBefore(row)) ?? {}, row.content)
  }

  async function entriesOf(row: BinRow, gone: Map<string, Set<string>>): Promise<BinEntry[]> {
    if (row.action === 'delete') {
      const kind = row.item_id === null ? 'block' : 'item'
      return [{ ...binEntryFields(row), kind, path: row.item_id ?? '', ...namesOf(row.content) }]
    }
    const key = keyOf(row)
    if (!gone.has(key)) {
      const later = await Promise.all((await history.removalsAfter(row)).map(removals))
      gone.set(key, new Set(later.flat().map(({ path }) => path)))
    }
    const seen = gone.get(key) as Set<string>
    const today = row.item_id === null ? row.block_content : row.item_content
    const found = (await removals(row)).filter(
      ({ path }) => !seen.has(path) && readAt(today, path.split('.')) === undefined,
    )
    for (const { path } of found) seen.add(path)
    return found.map(({ path, before }) => {
      const inBlock = [pathOf(row), path].filter(Boolean).join('.')
      return { ...binEntryFields(row), kind: 'entry', path: inBlock, ...namesOf(before) }
    })
  }

  return async function list(cursor?: string): Promise<BinList> {
    let after = cursor === undefined ? undefined : readCursor(positionSchema, cursor)
    const items: BinEntry[] = []
    /** The paths that later revisions removed, by document. Only the last removal of a path is listed. */
    const gone = new Map<string, Set<string>>()
    for (let looked = 0; looked < max.revisions; looked += max.perQuery) {
      const rows = await history.listDeletions(after, max.perQuery)
      for (const row of rows) {
        items.push(...(await entriesOf(row, gone)))
        after = [row.created_at, row.id]
        if (items.length >= max.entries) return { items, next_cursor: writeCursor(after) }
      }
      if (rows.length < max.perQuery) return { items, next_cursor: null }
    }
    return { items, next_cursor: after ? writeCursor(after) : null }
  }
}

function binEntryFields(row: BinRow) {
  const { page_slug: page, page_version: version, created_at: at, block_id, block_type } = row
  return { page, version, at, author: authorOf(row), block_id, block_type }
}

const namesOf = (content: unknown) => ({ name: contentName(content), excerpt: excerptOf(content) })

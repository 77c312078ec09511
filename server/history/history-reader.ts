import * as z from 'zod'
import type { Change, HistoryEntry, HistoryList, HistoryQuery } from '#api/history.ts'
import { name, version } from '#api/shared-fields.ts'
import { type Difference, differences } from '#content/differences.ts'
import { isDictionary } from '#content/json.ts'
import { uploadKeys } from '#content/upload-address.ts'
import { readCursor, writeCursor } from '#server/cursor.ts'
import type { Db } from '#server/db/schema.ts'
import { invalid } from '#server/errors.ts'
import { settingsOf } from '#server/pages/addresses.ts'
import { contentName } from './name-of-content.ts'
import { type AuthoredRevision, type ChangePosition, historyRepository } from './repository.ts'

/** Limits of a response: pages of a query, entries of a change, differences of an entry, characters in total. */
const max = { pages: 60, entries: 200, differences: 50, characters: 1_000_000 }

const positionSchema = z.tuple([z.iso.datetime(), name, version])

/** Newest first. */
export function historyReader(db: Db) {
  const history = historyRepository(db)

  async function read(position: ChangePosition, reader: string): Promise<Change> {
    const rows = await history.revisionsOf(position, max.entries)
    const entries: HistoryEntry[] = []
    let remaining = max.characters
    for (const row of rows) {
      const found = remaining > 0 && row.action === 'update' ? await differencesOf(row) : []
      const shown = withinLimit(found.slice(0, max.differences), remaining)
      remaining -= lengthOf(shown)
      const { block_id, block_type, item_id, action } = row
      entries.push({ block_id, block_type, item_id, action, name: contentName(row.content), differences: shown })
    }
    const { page, version, at } = position
    const [first] = rows
    const is_mine = first?.author_id === reader
    const is_start = first?.author_id === null
    const reverts = first?.reverts ?? null
    const files = await history.fileNames(filesIn(entries))
    return { page, version, at, author: authorOf(first), is_mine, is_start, reverts, entries, files }
  }

  async function differencesOf(row: AuthoredRevision) {
    const before = await history.contentBefore(row)
    if (row.block_type !== 'PAGE') return differences(before ?? {}, row.content)
    return differences(settingsOf(row.page_slug, before) ?? {}, settingsOf(row.page_slug, row.content))
  }

  return async function list(query: HistoryQuery, reader: string): Promise<HistoryList> {
    const { item, mine, author, until, limit, cursor } = query
    const pages = pagesOf(query)
    const after = cursor === undefined ? undefined : positionFrom(cursor)
    // Reads one change more than requested, to find out whether there is a next page of results.
    const positions = await history.listChanges({ pages, item, by: mine ? reader : author, until, after }, limit + 1)
    const items: Change[] = []
    let remaining = max.characters
    for (const position of positions.slice(0, limit)) {
      const change = await read(position, reader)
      remaining -= lengthOf(change)
      // A change that does not fit begins the next page of results.
      if (remaining < 0 && items.length > 0) break
      items.push(change)
    }
    const last = items.length < positions.length ? positions[items.length - 1] : undefined
    return { items, next_cursor: last ? writeCursor([last.at, last.page, last.version]) : null }
  }
}

/** The keys of the pages in a query. Throws 422 for none or too many. */
export function pagesOf(query: Pick<HistoryQuery, 'pages'>): string[] {
  const pages = [...new Set(query.pages.split(','))].filter(Boolean)
  if (pages.length > 0 && pages.length <= max.pages) return pages
  throw invalid([{ path: 'pages', message: `must name 1 to ${max.pages} pages` }])
}

/** The differences that fit into the remaining characters, at least the first. */
function withinLimit(found: Difference[], remaining: number): Difference[] {
  let left = remaining
  return found.filter((difference, index) => {
    left -= lengthOf(difference)
    return index === 0 || left > 0
  })
}

/** The keys of the uploads in the differences: where a value, or its English or Arabic, is the address of an upload. */
export function filesIn(entries: HistoryEntry[]): string[] {
  const values = entries.flatMap(({ differences }) => differences.flatMap(({ before, after }) => [before, after]))
  const single = values.flatMap((value) => (isDictionary(value) ? [value.en, value.ar] : [value]))
  const addresses = single.filter((value) => typeof value === 'string' && value.startsWith('/uploads/'))
  return [...new Set(addresses.flatMap((address) => uploadKeys(String(address))))]
}

const lengthOf = (value: unknown) => JSON.stringify(value).length

function positionFrom(cursor: string): ChangePosition {
  const [at, page, version] = readCursor(positionSchema, cursor)
  return { at, page, version }
}

/** Null for imported content and for removed accounts. */
export function authorOf(row: AuthoredRevision | undefined): Change['author'] {
  if (!row?.author_id || row.author_email === null) return null
  return { id: row.author_id, email: row.author_email, name: row.author_name }
}

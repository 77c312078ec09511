import * as z from 'zod'
import type { Change, HistoryEntry } from '#api/history.ts'
import { readCursor, writeCursor } from '#server/cursor.ts'
import type { Db, Executor, StoredState } from '#server/db/schema.ts'
import { notFound } from '#server/errors.ts'
import { filesIn, pagesOf } from '#server/history/history-reader.ts'
import { planMerge } from '#server/history/plan-merge.ts'
import { historyRepository } from '#server/history/repository.ts'
import { carryOut } from '#server/history/revert.ts'
import type { Snapshot } from '#server/history/snapshot.ts'
import type { ReleaseScope } from '#server/pages/change-pages.ts'
import { changeOf, readAuthors } from './describe-release.ts'
import { numbersOf, readReleasePage } from './release-pages.ts'
import { merged } from './release-revisions.ts'
import { type DocumentRow, documentKey, listed, releasesRepository } from './repository.ts'

const position = z.tuple([z.int(), z.string()])
/** The maximum number of characters of all differences in a response. */
const maxCharacters = 1_000_000
const actions = { added: 'create', changed: 'update', deleted: 'delete', moved: 'reorder' } as const

/** Newest first. */
export function releaseHistory(db: Db, release: string): ReleaseScope['history'] {
  return {
    async list(query, reader) {
      const { item, mine, limit, cursor } = query
      const after = cursor === undefined ? undefined : readCursor(position, cursor)
      const selection = { pages: pagesOf(query), item, by: mine && reader, after }
      const found = await releasesRepository(db).listChanges(release, selection, limit + 1)
      const authors = await readAuthors(db)
      const items: Change[] = []
      let characters = 0
      for (const { seq, page, at, author_id, reverts } of found.slice(0, limit)) {
        const rows = listed(await statesAround(db, release, seq, page))
        const entries = rows.map((row): HistoryEntry => {
          const { kind, block_id, block_type, item_id, name, differences } = changeOf(
            row,
            null,
            characters < maxCharacters,
          )
          characters += JSON.stringify(differences).length
          return { block_id, block_type, item_id, action: actions[kind], name, differences }
        })
        const files = await historyRepository(db).fileNames(filesIn(entries))
        const by = { author: authors.get(author_id) ?? null, is_mine: author_id === reader, is_start: false }
        items.push({ page, version: seq, at, ...by, reverts, entries, files })
      }
      const last = found.length > limit ? found[limit - 1] : undefined
      return { items, next_cursor: last ? writeCursor([last.seq, last.page]) : null }
    },

    async revert(context, { page, version }, force) {
      const rows = await statesAround(context.db, release, version, page)
      if (rows.length === 0) throw notFound('CHANGE_NOT_FOUND')
      // Exchanges the states before and after the change, and merges the result into the page as the release has it.
      // `run` in write-into-release.ts has written this page to the database.
      const backwards = rows.map(({ base_content, wanted_content, ...row }) => {
        return { ...row, base_content: wanted_content, wanted_content: base_content, is_left: 0 }
      })
      const plan = await readReleasePage(context.db, page, backwards)
      return carryOut(context, { ...plan, conflicts: force ? [] : plan.conflicts }, force)
    },
  }
}

/** `base_content` is the state before, `wanted_content` the one after the change. */
async function statesAround(db: Executor, release: string, seq: number, page: string): Promise<DocumentRow[]> {
  const releases = releasesRepository(db)
  const rows = await releases.documentsOf(release, seq, page)
  const earlier = new Map<string, DocumentRow>()
  for (const block of new Set(rows.map(({ block_id }) => block_id))) {
    for (const last of await releases.documentsAt(release, seq - 1, block)) earlier.set(documentKey(last), last)
  }
  return rows.map((row) => {
    const last = earlier.get(documentKey(row))
    const isOrder = row.block_type === 'ORDER' && last && !last.is_left
    const live = row.base_content
    return { ...row, base_content: isOrder ? orderBefore(last, live) : (merged(last, live ?? undefined) ?? null) }
  })
}

/** What the release wanted until then, merged into the live order at that time: live blocks may have come and gone. */
function orderBefore({ base_content, wanted_content }: DocumentRow, live: StoredState | null): StoredState {
  const side = (state: StoredState | null): Snapshot =>
    new Map(
      Object.entries(numbersOf(state)).map(([block_id, position]) => {
        return [block_id, { block_id, item_id: null, block_type: '', content: {}, position }]
      }),
    )
  const current = side(live)
  const { desired } = planMerge({ base: side(base_content), mine: side(wanted_content), current }, true)
  const content = { ...numbersOf(live) }
  for (const [id, { document }] of desired) {
    if (document) content[id] = document.position
    else delete content[id]
  }
  return { position: 0, content }
}

import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Use } from '#api/uploads.ts'
import { siteKey } from '#content/page-keys.ts'
import type { Executor } from '#server/db/schema.ts'
import { settingsId } from './revisions-repository.ts'

/** `raw` is the content as JSON, `order` the order number of the block. */
export type ContentRow = { place: Omit<Use, 'path'>; order: number; raw: string }

const perBatch = 200

/** Reads blocks, items and the site, not pages. Works in batches, so that other requests can run in between. */
export async function* iterateContent(db: Executor): AsyncGenerator<ContentRow> {
  const raw = sql<string>`cast(content as text)`.as('raw')
  const blocks = await db
    .selectFrom('blocks')
    .select(['id', 'page_slug', 'block_type', 'position', raw])
    .orderBy('page_slug')
    .orderBy('position')
    .execute()
  const site = await db
    .selectFrom('pages')
    .select(raw)
    .where('slug', '=', siteKey)
    .where('content', 'is not', null)
    .execute()
  for (const { raw } of site) {
    yield { place: { page: siteKey, block_id: settingsId(siteKey), block_type: 'PAGE', item_id: null }, order: 0, raw }
  }
  const holders = new Map<string, Omit<ContentRow, 'raw'>>()
  for (const { id, page_slug, block_type, position: order, raw } of blocks) {
    const place = { page: page_slug, block_id: id, block_type, item_id: null }
    holders.set(id, { place, order })
    yield { place, order, raw }
  }
  let last: { block_id: string; id: string } | undefined
  do {
    const { block_id = '', id = '' } = last ?? {}
    const items = await db
      .selectFrom('items')
      .select(['block_id', 'id', raw])
      .where((eb) => eb.or([eb('block_id', '>', block_id), eb.and([eb('block_id', '=', block_id), eb('id', '>', id)])]))
      .orderBy('block_id')
      .orderBy('id')
      .limit(perBatch)
      .execute()
    for (const { block_id, id, raw } of items) {
      const holder = holders.get(block_id)
      if (holder) yield { ...holder, place: { ...holder.place, item_id: id }, raw }
    }
    last = items.length < perBatch ? undefined : items.at(-1)
    // SQLite queries are synchronous: without this pause, they would block the event loop until all items are read.
    await setImmediate()
  } while (last)
}

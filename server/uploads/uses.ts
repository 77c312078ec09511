import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Use } from '#api/uploads.ts'
import { isDictionary, isItemList, join } from '#content/merge.ts'
import type { Content, Executor } from '#server/db/schema.ts'

/** A block's own content, or an item's, as it is stored today; `raw` is that content as JSON. */
type Stored = Omit<Use, 'path'> & { version: number; raw: string }
/** The content of a block or item in which a file is used, and where. */
export type Holder = Omit<Use, 'path'> & { version: number; content: Content; paths: string[] }

const perBatch = 200
const address = /"\/uploads\/([^"\\]+)"/g

/** Where the files of the store are used: which strings of today's contents are their addresses. */
export function usesRepository(db: Executor) {
  /** Everything that is stored; the items in batches, so that other requests get their turn meanwhile. */
  async function* everything(): AsyncGenerator<Stored> {
    const raw = sql<string>`cast(content as text)`.as('raw')
    const blocks = await db
      .selectFrom('blocks')
      .select(['id', 'page_slug', 'block_type', 'version', raw])
      .orderBy('page_slug')
      .orderBy('position')
      .execute()
    const places = new Map<string, Pick<Use, 'page' | 'block_id' | 'block_type'>>()
    for (const { id, page_slug, block_type, version, raw } of blocks) {
      const place = { page: page_slug, block_id: id, block_type }
      places.set(id, place)
      yield { ...place, item_id: null, version, raw }
    }
    let last: { block_id: string; id: string } | undefined
    do {
      const { block_id = '', id = '' } = last ?? {}
      const items = await db
        .selectFrom('items')
        .select(['block_id', 'id', 'version', raw])
        .where((eb) =>
          eb.or([eb('block_id', '>', block_id), eb.and([eb('block_id', '=', block_id), eb('id', '>', id)])]),
        )
        .orderBy('block_id')
        .orderBy('id')
        .limit(perBatch)
        .execute()
      for (const { block_id, id, version, raw } of items) {
        const place = places.get(block_id)
        if (place) yield { ...place, item_id: id, version, raw }
      }
      last = items.length < perBatch ? undefined : items.at(-1)
      // Of itself SQLite lets nobody in between.
      await setImmediate()
    } while (last)
  }

  return {
    /** The keys of all files that are used somewhere. */
    async usedKeys(): Promise<Set<string>> {
      const used = new Set<string>()
      for await (const { raw } of everything()) for (const key of keysIn(raw)) used.add(key)
      return used
    },

    /** The places of each of these files. */
    async usesOf(keys: string[]): Promise<Map<string, Use[]>> {
      const uses = new Map<string, Use[]>(keys.map((key) => [key, []]))
      for await (const { raw, version: _, ...place } of everything()) {
        if (!keysIn(raw).some((key) => uses.has(key))) continue
        for (const [path, text] of textsIn(JSON.parse(raw))) {
          if (text.startsWith('/uploads/')) uses.get(text.slice('/uploads/'.length))?.push({ ...place, path })
        }
      }
      return uses
    },

    /** The contents in which a file is used. */
    async holdersOf(key: string): Promise<Holder[]> {
      const holders: Holder[] = []
      for await (const { raw, ...stored } of everything()) {
        if (!keysIn(raw).includes(key)) continue
        const content: Content = JSON.parse(raw)
        const paths = [...textsIn(content)].filter(([, text]) => text === `/uploads/${key}`).map(([path]) => path)
        holders.push({ ...stored, content, paths })
      }
      return holders
    },
  }
}

function keysIn(raw: string): string[] {
  return Array.from(raw.matchAll(address), ([, key]) => String(key))
}

/** Every text in a value with its path, in which items are named by their id as everywhere. */
function* textsIn(value: unknown, path = ''): Generator<[path: string, text: string]> {
  if (typeof value === 'string') yield [path, value]
  else if (isItemList(value)) for (const item of value) yield* textsIn(item, join(path, item.id))
  else if (Array.isArray(value))
    for (const [index, part] of value.entries()) yield* textsIn(part, join(path, `${index}`))
  else if (isDictionary(value)) for (const [key, part] of Object.entries(value)) yield* textsIn(part, join(path, key))
}

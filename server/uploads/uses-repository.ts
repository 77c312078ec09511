import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Use } from '#api/uploads.ts'
import { isDictionary, isItemList, join } from '#content/json.ts'
import { uploadKeys } from '#content/upload-address.ts'
import type { Executor } from '#server/db/schema.ts'

/** A block or an item that may use files; `raw` is its current content as JSON. */
type Stored = Omit<Use, 'path'> & { raw: string }

const perBatch = 200

/** Finds where stored files are used: the strings in current content that contain their keys. */
export function usesRepository(db: Executor) {
  /** All current content; items in batches, so that other requests can run in between. */
  async function* everything(): AsyncGenerator<Stored> {
    const raw = sql<string>`cast(content as text)`.as('raw')
    const blocks = await db
      .selectFrom('blocks')
      .select(['id', 'page_slug', 'block_type', raw])
      .orderBy('page_slug')
      .orderBy('position')
      .execute()
    const places = new Map<string, Pick<Use, 'page' | 'block_id' | 'block_type'>>()
    for (const { id, page_slug, block_type, raw } of blocks) {
      const place = { page: page_slug, block_id: id, block_type }
      places.set(id, place)
      yield { ...place, item_id: null, raw }
    }
    let last: { block_id: string; id: string } | undefined
    do {
      const { block_id = '', id = '' } = last ?? {}
      const items = await db
        .selectFrom('items')
        .select(['block_id', 'id', raw])
        .where((eb) =>
          eb.or([eb('block_id', '>', block_id), eb.and([eb('block_id', '=', block_id), eb('id', '>', id)])]),
        )
        .orderBy('block_id')
        .orderBy('id')
        .limit(perBatch)
        .execute()
      for (const { block_id, id, raw } of items) {
        const place = places.get(block_id)
        if (place) yield { ...place, item_id: id, raw }
      }
      last = items.length < perBatch ? undefined : items.at(-1)
      // SQLite queries are synchronous and would block the event loop.
      await setImmediate()
    } while (last)
  }

  return {
    async usedKeys(): Promise<Set<string>> {
      const used = new Set<string>()
      for await (const { raw } of everything()) for (const key of uploadKeys(raw)) used.add(key)
      return used
    },

    async usesOf(keys: string[]): Promise<Map<string, Use[]>> {
      const uses = new Map<string, Use[]>(keys.map((key) => [key, []]))
      for await (const { raw, ...place } of everything()) {
        if (!uploadKeys(raw).some((key) => uses.has(key))) continue
        for (const [path, text] of textsIn(JSON.parse(raw))) {
          for (const key of new Set(uploadKeys(text))) uses.get(key)?.push({ ...place, path })
        }
      }
      return uses
    },
  }
}

/** Every string in a value with its path; list items are addressed by id, as in all paths. */
function* textsIn(value: unknown, path = ''): Generator<[path: string, text: string]> {
  if (typeof value === 'string') yield [path, value]
  else if (isItemList(value)) for (const item of value) yield* textsIn(item, join(path, item.id))
  else if (Array.isArray(value))
    for (const [index, part] of value.entries()) yield* textsIn(part, join(path, `${index}`))
  else if (isDictionary(value)) for (const [key, part] of Object.entries(value)) yield* textsIn(part, join(path, key))
}

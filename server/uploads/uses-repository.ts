import type { Use } from '#api/uploads.ts'
import { isDictionary, isItemList, join } from '#content/json.ts'
import { uploadKeys } from '#content/upload-address.ts'
import type { Executor } from '#server/db/schema.ts'
import { type ContentRow, iterateContent } from '#server/pages/iterate-content.ts'
import { documentsUnderWay } from '#server/releases/repository.ts'

/** In live content and in releases under way. */
export function usesRepository(db: Executor) {
  return {
    async usedKeys(): Promise<Set<string>> {
      const used = new Set<string>()
      for await (const { raw } of contentOf(db)) for (const key of uploadKeys(raw)) used.add(key)
      return used
    },

    async usesOf(keys: string[]): Promise<Map<string, Use[]>> {
      const uses = new Map<string, Use[]>(keys.map((key) => [key, []]))
      for await (const { raw, place } of contentOf(db)) {
        if (!uploadKeys(raw).some((key) => uses.has(key))) continue
        for (const [path, text] of textsIn(JSON.parse(raw))) {
          for (const key of new Set(uploadKeys(text))) uses.get(key)?.push({ ...place, path })
        }
      }
      return uses
    },
  }
}

async function* contentOf(db: Executor): AsyncGenerator<Pick<ContentRow, 'place' | 'raw'>> {
  yield* iterateContent(db)
  for (const { page_slug: page, block_id, block_type, item_id, wanted_content } of await documentsUnderWay(db)) {
    const place = { page, block_id, block_type, item_id: item_id || null }
    if (wanted_content) yield { place, raw: JSON.stringify(wanted_content.content) }
  }
}

/** Paths name list items by their id, e.g. 'tabs.first.title.en'. */
function* textsIn(value: unknown, path = ''): Generator<[path: string, text: string]> {
  if (typeof value === 'string') yield [path, value]
  else if (isItemList(value)) for (const item of value) yield* textsIn(item, join(path, item.id))
  else if (Array.isArray(value))
    for (const [index, part] of value.entries()) yield* textsIn(part, join(path, `${index}`))
  else if (isDictionary(value)) for (const [key, part] of Object.entries(value)) yield* textsIn(part, join(path, key))
}

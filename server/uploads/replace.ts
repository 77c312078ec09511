import type { Content, Db } from '#server/db/schema.ts'
import { type Fault, invalid, notFound } from '#server/errors.ts'
import { blockService } from '#server/pages/block-service.ts'
import type { OnChange } from '#server/pages/change.ts'
import { readContent, readItem, requireType } from '#server/pages/content.ts'
import { itemService } from '#server/pages/item-service.ts'
import { isFilm } from './kinds.ts'
import { uploadsRepository } from './repository.ts'
import { type Holder, usesRepository } from './uses.ts'

type Replaced = { replaced: number; pages: string[] }

/** Puts one file wherever another is used, by changes like any other: with revisions, and undone as these are. */
export function replacing(db: Db, onChange: OnChange) {
  const files = uploadsRepository(db)
  const blocks = blockService(db, onChange)
  const items = itemService(db, onChange)

  async function save({ block_id, block_type: type, item_id, version, content }: Holder, by: string | null) {
    if (item_id === null) await blocks.save(block_id, { type, content, version }, by)
    else await items.save(block_id, item_id, { content, version }, by)
  }

  return {
    /** In how many places the file `url` now stands instead of the file `key`, and on which pages. */
    async replace(key: string, url: string, by: string | null): Promise<Replaced> {
      const [old, next] = [await files.find(key), await files.find(url.replace(/^\/uploads\//, ''))]
      if (!old) throw notFound('UPLOAD_NOT_FOUND')
      if (!next || url !== `/uploads/${next.key}`) throw refused('is no uploaded file')
      if (isFilm(old) !== isFilm(next)) throw refused(isFilm(old) ? 'must be a film' : 'must be a picture')
      if (old.key === next.key) return { replaced: 0, pages: [] }

      const found = await usesRepository(db).holdersOf(key)
      const holders = found.map((holder) => ({ ...holder, content: withUrl(holder.content, `/uploads/${key}`, url) }))
      // All of them are looked at before the first is stored.
      holders.forEach(check)
      for (const holder of holders) await save(holder, by)
      return {
        replaced: holders.reduce((sum, { paths }) => sum + paths.length, 0),
        pages: [...new Set(holders.map(({ page }) => page))],
      }
    },
  }
}

function check({ block_type, item_id, content }: Holder) {
  const type = requireType(block_type, 'type')
  if (item_id === null) readContent(type, content)
  else readItem(type, content)
}

function withUrl(content: Content, from: string, to: string): Content {
  return JSON.parse(JSON.stringify(content), (_, value) => (value === from ? to : value))
}

const refused = (message: Fault['message']) => invalid([{ path: 'by', message }])

import type { Use } from '#api/uploads.ts'
import { replaceUpload as replaceAddress } from '#content/upload-address.ts'
import type { Content } from '#server/db/schema.ts'
import { type FieldError, invalid, notFound } from '#server/errors.ts'
import { saveBlock } from '#server/pages/blocks.ts'
import { type ChangeContext, changePages } from '#server/pages/change-pages.ts'
import { saveItem } from '#server/pages/items.ts'
import type { Services } from '#server/services.ts'
import { familyOf } from './identify.ts'
import { uploadsRepository } from './repository.ts'
import { usesRepository } from './uses-repository.ts'

type Replaced = { replaced: number; pages: string[] }

/**
 * Replaces the file `key` by `url` everywhere or nowhere, by ordinary changes with revisions, which can be reverted.
 * Returns the number of places and their pages.
 */
export async function replaceUpload(
  { db, onChange }: Pick<Services, 'db' | 'onChange'>,
  key: string,
  url: string,
  by: string | null,
): Promise<Replaced> {
  const files = uploadsRepository(db)
  const [old, next] = [await files.find(key), await files.find(url.replace(/^\/uploads\//, ''))]
  if (!old) throw notFound('UPLOAD_NOT_FOUND')
  if (!next || url !== `/uploads/${next.key}`) throw refused('is no uploaded file')
  if (familyOf(old) !== familyOf(next)) throw refused(kindsOfFile[familyOf(old)] ?? '')
  if (old.key === next.key) return { replaced: 0, pages: [] }

  const uses = (await usesRepository(db).usesOf([key])).get(key) ?? []
  const holders = Map.groupBy(uses, ({ page }) => page)
  const places = new Map<string, number>()
  await changePages(db, onChange, by, [...holders.keys()], async (context, page) => {
    const inPage = Map.groupBy(holders.get(page) ?? [], ({ block_id, item_id }) => `${block_id} ${item_id}`)
    for (const [holder] of inPage.values()) {
      const replaced = holder ? await replaceIn(context, holder, key, next.key) : 0
      if (replaced > 0) places.set(page, (places.get(page) ?? 0) + replaced)
    }
  })
  return { replaced: [...places.values()].reduce((sum, each) => sum + each, 0), pages: [...places.keys()] }
}

const kindsOfFile: { [family: string]: string } = {
  image: 'must be a picture',
  video: 'must be a film',
  application: 'must be a PDF',
}

/** The number of places replaced in a block or item as it is now; 0 if it was deleted meanwhile. */
async function replaceIn(context: ChangeContext, { block_id, item_id }: Use, key: string, next: string) {
  const block = await context.pages.findBlock(block_id)
  const holder = item_id === null ? block : await context.items.find(block_id, item_id)
  if (!block || !holder) return 0
  let places = 0
  const content: Content = JSON.parse(JSON.stringify(holder.content), (_, value) => {
    const replaced = typeof value === 'string' ? replaceAddress(value, key, next) : value
    if (replaced !== value) places++
    return replaced
  })
  if (item_id === null) await saveBlock(context, block, { type: block.block_type, content })
  else await saveItem(context, block, item_id, { content })
  return places
}

const refused = (message: FieldError['message']) => invalid([{ path: 'by', message }])

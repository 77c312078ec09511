import type { Use } from '#api/uploads.ts'
import { isSame } from '#content/json.ts'
import type { Content, Executor } from '#server/db/schema.ts'
import type { Services } from '#server/services.ts'
import { settingsOf } from './addresses.ts'
import { saveBlock } from './blocks.ts'
import { type Author, type ChangeContext, changePages } from './change-pages.ts'
import { saveItem } from './items.ts'
import { settingsId } from './revisions-repository.ts'
import { storeSettings } from './settings.ts'

type Holder = Pick<Use, 'page' | 'block_id' | 'block_type' | 'item_id'>

/**
 * Runs in one transaction. Returns the new versions of the changed pages, by which the changes can be reverted; in a
 * release none.
 */
export async function changeDocuments(
  { db, onChange }: Pick<Services, 'db' | 'onChange'>,
  author: Author,
  documents: Holder[],
  change: (content: Content, holder: Holder, db: Executor) => unknown,
): Promise<{ page: string; version: number }[]> {
  const holders = new Map(documents.map((each) => [`${each.block_id} ${each.item_id}`, each]))
  const inPages = Map.groupBy(holders.values(), ({ page }) => page)
  const changed: { page: string; version: number }[] = []
  await changePages(db, onChange, author, [...inPages.keys()], async (context, page) => {
    let isStored = false
    for (const holder of inPages.get(page) ?? []) isStored = (await changeDocument(context, holder, change)) || isStored
    if (isStored) changed.push({ page, version: context.pageVersion })
  })
  return author?.release ? [] : changed
}

/** Skips a block or item that was deleted meanwhile. */
async function changeDocument(
  context: ChangeContext,
  holder: Holder,
  change: Parameters<typeof changeDocuments>[3],
): Promise<boolean> {
  const { page, block_id, item_id } = holder
  if (block_id === settingsId(page)) {
    const stored = await context.pages.findSettings(page)
    const settings = settingsOf(page, stored?.content)
    if (!stored || !settings) return false
    const changed = (await change(settings, holder, context.db)) as Content
    if (isSame(changed, settings)) return false
    await storeSettings(context, page, changed, stored)
    return true
  }
  const block = await context.pages.findBlock(block_id)
  const row = item_id === null ? block : await context.items.find(block_id, item_id)
  if (!block || !row) return false
  const content = (await change(row.content, holder, context.db)) as Content
  const saved =
    item_id === null
      ? await saveBlock(context, block, { type: block.block_type, content })
      : await saveItem(context, block, item_id, { content })
  return saved.version !== row.version
}

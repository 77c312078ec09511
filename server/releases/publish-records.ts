import type { Executor, TranslationsTable } from '#server/db/schema.ts'
import { finder, releaseRecords, translationRecords } from '#server/translations/records.ts'
import { siteTexts } from '#server/translations/site-texts.ts'
import { documentKey } from './repository.ts'

/**
 * Makes live what the records of a release tell about texts as they are now, after its content was published. `touched`
 * are the keys of the documents that it changed. What was approved or imported for this English replaces the live
 * record; anything else applies only to a touched text that has none, or an approval of a text that was left out of the
 * release would make the live text outdated.
 */
export async function publishRecords(db: Executor, release: string, touched: Set<string>): Promise<void> {
  const own = releaseRecords(db, release)
  const rows = await own.all()
  if (rows.length === 0) return
  const find = finder(rows)
  const replacing: TranslationsTable[] = []
  const filling: TranslationsTable[] = []
  for (const { holder, path, source, target } of await siteTexts(db)) {
    const row = find(holder, path, target)
    if (!row) continue
    const isSettled = row.origin === 'approved' || row.origin === 'imported'
    if (isSettled && row.source === source) replacing.push(row)
    else if (touched.has(documentKey({ block_id: holder.block_id, item_id: holder.item_id ?? '' }))) filling.push(row)
  }
  await translationRecords(db).insert(replacing, true)
  await translationRecords(db).insert(filling, false)
  await own.clear()
}

import type { Executor, TranslationsTable } from '#server/db/schema.ts'
import { finder, releaseRecords, translationRecords } from '#server/translations/records.ts'
import { siteTexts } from '#server/translations/site-texts.ts'
import { documentKey } from './repository.ts'

/**
 * Called after the content was published. The release keeps its records, in case it is rolled back and opened again. Records of Arabic that is not live now are dropped. One that was approved or
 * imported for the present English replaces the live one. Others are added only where there is none and only in
 * documents that the release changed: an approval of a text that was left out could make the live one outdated.
 */
export async function publishRecords(db: Executor, release: string, touched: Set<string>): Promise<void> {
  const rows = await releaseRecords(db, release).all()
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
}

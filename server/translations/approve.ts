import type { Approval } from '#api/translations.ts'
import type { Db } from '#server/db/schema.ts'
import { conflict, invalid, notFound } from '#server/errors.ts'
import { translationRecords } from './records.ts'
import { type SiteText, textName } from './site-texts.ts'

/**
 * Records that the Arabic of texts is right for the English that was seen with it, all of them or none; 409 if that
 * English has changed meanwhile. Needs no lock: a record is about these two texts, whatever becomes of them meanwhile.
 */
export async function approve(db: Db, items: Approval['items'], all: SiteText[]): Promise<number> {
  const texts = new Map(all.map((text) => [textName(text), text]))
  const found = items.map((wanted, index) => {
    const text = texts.get(textName(wanted))
    if (!text) throw notFound('TEXT_NOT_FOUND')
    if (text.source !== wanted.source) throw conflict('CHANGED_MEANWHILE', { current: text })
    if (text.state === 'missing') throw invalid([{ path: `items.${index}`, message: 'has no Arabic' }])
    return text
  })
  await db.transaction().execute(async (transaction) => {
    const records = translationRecords(transaction)
    for (const { state, holder, path, target: arabic, source } of found) {
      if (state !== 'approved') await records.put(holder, [{ path, arabic, source, origin: 'approved' }], true)
    }
  })
  return items.length
}

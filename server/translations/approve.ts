import type { Approval } from '#api/translations.ts'
import type { Db } from '#server/db/schema.ts'
import { conflict, invalid, notFound } from '#server/errors.ts'
import { lockOpen } from '#server/releases/write-into-release.ts'
import { releaseRecords, translationRecords } from './records.ts'
import { type SiteText, textName } from './site-texts.ts'

/**
 * Approves all of `items` or none: 409 if the English of one is another, or if `release` cannot be changed. Locks no
 * page: a record names English and Arabic, so it does not apply if one changes.
 */
export async function approve(db: Db, items: Approval['items'], all: SiteText[], release?: string): Promise<number> {
  const texts = new Map(all.map((text) => [textName(text), text]))
  const found = items.map((wanted, index) => {
    const text = texts.get(textName(wanted))
    if (!text) throw notFound('TEXT_NOT_FOUND')
    if (text.source !== wanted.source) throw conflict('CHANGED_MEANWHILE', { current: text })
    if (text.state === 'missing') throw invalid([{ path: `items.${index}`, message: 'has no Arabic' }])
    return text
  })
  await db.transaction().execute(async (transaction) => {
    if (release !== undefined) await lockOpen(transaction, release)
    for (const { state, holder, path, target: arabic, source } of found) {
      if (state === 'approved') continue
      const record = { path, arabic, source, origin: 'approved' } as const
      if (release === undefined) await translationRecords(transaction).put(holder, [record], true)
      else await releaseRecords(transaction, release).put(holder, [record])
    }
  })
  return items.length
}

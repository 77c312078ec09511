import { createHash } from 'node:crypto'
import { storedSettings } from '#api/pages.ts'
import { siteSettings } from '#api/site.ts'
import { blankTexts } from '#blocks/blank-texts.ts'
import { siteKey } from '#content/page-keys.ts'
import { shapeOf } from '#content/schema/shape-of.ts'
import { anyShape, type Shape } from '#content/shape.ts'
import { type FoundText, recordOfChange, type TranslationRecord, textsOf } from '#content/translation.ts'
import type { Content, Executor, RevisionsTable, TranslationsTable } from '#server/db/schema.ts'
import { shapesOf } from '#server/pages/parse-content.ts'
import { settingsId } from '#server/pages/revisions-repository.ts'

/** A document that contains texts: a block, an item, or settings, which have the `block_type` 'PAGE'. */
export type TextHolder = Pick<RevisionsTable, 'page_slug' | 'block_id' | 'block_type' | 'item_id'>
type Holder = Pick<TextHolder, 'block_id' | 'item_id'>
type NewRecord = TranslationRecord & { path: string; arabic: string }

export function textShape({ page_slug, block_type, item_id }: Omit<TextHolder, 'block_id'>): Shape {
  if (block_type === 'PAGE') return shapeOf(page_slug === siteKey ? siteSettings : storedSettings)
  const { shape, itemShape } = shapesOf(block_type)
  return (item_id === null ? shape : itemShape) ?? anyShape
}

export function translationRecords(db: Executor) {
  return {
    all: (): Promise<TranslationsTable[]> => db.selectFrom('translations').selectAll().execute(),

    /** Replaces a record about the same Arabic only if `replaces` is set. */
    put: (holder: Holder, records: NewRecord[], replaces = false) =>
      translationRecords(db).insert(toRows(holder, records), replaces),

    async insert(rows: TranslationsTable[], replaces: boolean) {
      for (let from = 0; from < rows.length; from += rowsAtOnce) {
        await db
          .insertInto('translations')
          .values(rows.slice(from, from + rowsAtOnce))
          .onConflict((conflict) => {
            const key = conflict.columns(['block_id', 'item_id', 'path', 'arabic'])
            if (!replaces) return key.doNothing()
            return key.doUpdateSet((eb) => ({ origin: eb.ref('excluded.origin'), source: eb.ref('excluded.source') }))
          })
          .execute()
      }
    },

    async rowsOf(slugs: string[]): Promise<TranslationsTable[]> {
      if (slugs.length === 0) return []
      return db
        .selectFrom('translations')
        .selectAll()
        .where((eb) =>
          eb.or([
            eb('block_id', 'in', slugs.map(settingsId)),
            eb('block_id', 'in', eb.selectFrom('blocks').select('id').where('page_slug', 'in', slugs)),
          ]),
        )
        .execute()
    },
  }
}

/** In the release these records precede live ones about the same texts. */
export function releaseRecords(db: Executor, release_id: string) {
  return {
    async all(): Promise<TranslationsTable[]> {
      const rows = await db
        .selectFrom('release_translations')
        .selectAll()
        .where('release_id', '=', release_id)
        .execute()
      return rows.map(({ release_id: _, ...row }) => row)
    },

    /** Replaces records of the release about the same Arabic. */
    put: (holder: Holder, records: NewRecord[]) => releaseRecords(db, release_id).insert(toRows(holder, records)),

    async insert(rows: TranslationsTable[]) {
      for (let from = 0; from < rows.length; from += rowsAtOnce) {
        await db
          .insertInto('release_translations')
          .values(rows.slice(from, from + rowsAtOnce).map((row) => ({ ...row, release_id })))
          .onConflict((conflict) =>
            conflict
              .columns(['release_id', 'block_id', 'item_id', 'path', 'arabic'])
              .doUpdateSet((eb) => ({ origin: eb.ref('excluded.origin'), source: eb.ref('excluded.source') })),
          )
          .execute()
      }
    },

    clear: () => db.deleteFrom('release_translations').where('release_id', '=', release_id).execute(),
  }
}

/** Of two rows about the same text, the later wins. */
export function finder(rows: TranslationsTable[]) {
  const records = new Map(rows.map((row) => [recordKey(row), row]))
  return ({ block_id, item_id }: Holder, path: string, arabic: string) => {
    // Without records, nothing can be found: this avoids hashing every text of the site, which is slow.
    if (records.size === 0) return undefined
    return records.get(recordKey({ block_id, item_id: item_id ?? '', path, arabic: hashOf(arabic) }))
  }
}

const toRows = ({ block_id, item_id }: Holder, records: NewRecord[]): TranslationsTable[] =>
  records.map(({ arabic, ...record }) => ({ ...record, block_id, item_id: item_id ?? '', arabic: hashOf(arabic) }))

/** Databases limit the parameters of a statement. */
const rowsAtOnce = 500

/** Adds them for texts of which only the English changed, and for new default texts, in the change's transaction. */
export async function recordTranslations(db: Executor, revision: Omit<RevisionsTable, 'id'>, before?: Content) {
  const { action, content, author_id, reverts, version } = revision
  if (action !== 'create' && !before) return
  const shape = textShape(revision)
  const old = new Map(before && textsOf(shape, before).map((found) => [found.path.join('.'), found]))
  // Only texts that a person adds are checked for default texts, not those of an import (without an author), a revert
  // or a document that is recreated after its deletion.
  const isNew = author_id !== null && reverts === null && (before !== undefined || version === 1)
  const records = textsOf(shape, content).flatMap(({ path: steps, text }) => {
    const path = steps.join('.')
    const known = old.get(path)
    const record = known ? recordOfChange(known.text, text) : isNew && recordOfBlank(text)
    return record ? [{ ...record, path, arabic: text.ar ?? '' }] : []
  })
  await translationRecords(db).put(revision, records)
}

function recordOfBlank({ en = '', ar = '' }: FoundText['text']): TranslationRecord | undefined {
  if (!/[؀-ۿ]/.test(ar) || !blanks.has(`${en}\0${ar}`)) return undefined
  return { origin: 'placeholder', source: en }
}

const blanks = new Set(blankTexts.map(({ en, ar }) => `${en}\0${ar}`))

export const recordKey = ({ block_id, item_id, path, arabic }: Omit<TranslationsTable, 'origin' | 'source'>) =>
  [block_id, item_id, path, arabic].join('\0')

export const hashOf = (arabic: string) => createHash('sha256').update(arabic).digest('base64url').slice(0, 22)

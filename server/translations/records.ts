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

/** A block, an item, or the settings of a page or of the site (`block_type` is then 'PAGE'). */
export type TextHolder = Pick<RevisionsTable, 'page_slug' | 'block_id' | 'block_type' | 'item_id'>
type Holder = Pick<TextHolder, 'block_id' | 'item_id'>
type NewRecord = TranslationRecord & { path: string; arabic: string }

export function textShape({ page_slug, block_type, item_id }: Omit<TextHolder, 'block_id'>): Shape {
  if (block_type === 'PAGE') return shapeOf(page_slug === siteKey ? siteSettings : storedSettings)
  const { shape, itemShape } = shapesOf(block_type)
  return (item_id === null ? shape : itemShape) ?? anyShape
}

/** What is stored about Arabic texts (table `translations`). */
export function translationRecords(db: Executor) {
  return {
    all: (): Promise<TranslationsTable[]> => db.selectFrom('translations').selectAll().execute(),

    /** Stores records; one that is about the same Arabic text is replaced only if `replaces` is set. */
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

    /** The rows about pages: their settings, blocks and items. */
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

/** The records written in a release, before the live ones of the same texts (table `release_translations`). */
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

    /** Stores records, also in place of others about the same Arabic texts. */
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

/** Returns a function that finds the record about the present Arabic of a text; of two about the same, the later. */
export function finder(rows: TranslationsTable[]) {
  const records = new Map(rows.map((row) => [recordKey(row), row]))
  return ({ block_id, item_id }: Holder, path: string, arabic: string) => {
    // Spares the hashing of every text of the site, which takes longer than all else here.
    if (records.size === 0) return undefined
    return records.get(recordKey({ block_id, item_id: item_id ?? '', path, arabic: hashOf(arabic) }))
  }
}

const toRows = ({ block_id, item_id }: Holder, records: NewRecord[]): TranslationsTable[] =>
  records.map(({ arabic, ...record }) => ({ ...record, block_id, item_id: item_id ?? '', arabic: hashOf(arabic) }))

/** Statements have a limited number of parameters. */
const rowsAtOnce = 500

/**
 * Records what a change of a block, an item or settings means for its Arabic texts, in the transaction of the change.
 */
export async function recordTranslations(db: Executor, revision: Omit<RevisionsTable, 'id'>, before?: Content) {
  const { action, content, author_id, reverts, version } = revision
  if (action !== 'create' && !before) return
  const shape = textShape(revision)
  const old = new Map(before && textsOf(shape, before).map((found) => [found.path.join('.'), found]))
  // Only texts that a person added may be default texts, not those of an import (no author), a revert or a recreated
  // document.
  const isNew = author_id !== null && reverts === null && (before !== undefined || version === 1)
  const records = textsOf(shape, content).flatMap(({ path: steps, text }) => {
    const path = steps.join('.')
    const known = old.get(path)
    const record = known ? recordOfChange(known.text, text) : isNew && recordOfBlank(text)
    return record ? [{ ...record, path, arabic: text.ar ?? '' }] : []
  })
  await translationRecords(db).put(revision, records)
}

/** The record of a text that a new block or item came with. */
function recordOfBlank({ en = '', ar = '' }: FoundText['text']): TranslationRecord | undefined {
  if (!/[؀-ۿ]/.test(ar) || !blanks.has(`${en}\0${ar}`)) return undefined
  return { origin: 'placeholder', source: en }
}

const blanks = new Set(blankTexts.map(({ en, ar }) => `${en}\0${ar}`))

export const recordKey = ({ block_id, item_id, path, arabic }: Omit<TranslationsTable, 'origin' | 'source'>) =>
  [block_id, item_id, path, arabic].join('\0')

export const hashOf = (arabic: string) => createHash('sha256').update(arabic).digest('base64url').slice(0, 22)

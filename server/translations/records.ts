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

/** A block, an item, or the settings of a page or of the site (`block_type` is then 'PAGE'). */
export type TextHolder = Pick<RevisionsTable, 'page_slug' | 'block_id' | 'block_type' | 'item_id'>
type NewRecord = TranslationRecord & { path: string; arabic: string }

export function textShape({ page_slug, block_type, item_id }: Omit<TextHolder, 'block_id'>): Shape {
  if (block_type === 'PAGE') return shapeOf(page_slug === siteKey ? siteSettings : storedSettings)
  const { shape, itemShape } = shapesOf(block_type)
  return (item_id === null ? shape : itemShape) ?? anyShape
}

/** What is stored about Arabic texts (table `translations`). */
export function translationRecords(db: Executor) {
  return {
    /** Returns a function that finds the record about the present Arabic of a text. */
    async read() {
      const rows = await db.selectFrom('translations').selectAll().execute()
      const records = new Map(rows.map((row) => [keyOf(row), row]))
      return ({ block_id, item_id }: Pick<TextHolder, 'block_id' | 'item_id'>, path: string, arabic: string) => {
        // Spares the hashing of every text of the site, which takes longer than all else here.
        if (records.size === 0) return undefined
        return records.get(keyOf({ block_id, item_id: item_id ?? '', path, arabic: hashOf(arabic) }))
      }
    },

    /** Stores records; one that is about the same Arabic text is replaced only if `replaces` is set. */
    async put({ block_id, item_id }: Pick<TextHolder, 'block_id' | 'item_id'>, records: NewRecord[], replaces = false) {
      if (records.length === 0) return
      const rows = records.map(({ arabic, ...record }) => ({
        ...record,
        block_id,
        item_id: item_id ?? '',
        arabic: hashOf(arabic),
      }))
      await db
        .insertInto('translations')
        .values(rows)
        .onConflict((conflict) => {
          const key = conflict.columns(['block_id', 'item_id', 'path', 'arabic'])
          if (!replaces) return key.doNothing()
          return key.doUpdateSet((eb) => ({ origin: eb.ref('excluded.origin'), source: eb.ref('excluded.source') }))
        })
        .execute()
    },

    /** The rows about blocks and their items, or about settings. */
    async rowsOf(blocks: Set<string>): Promise<TranslationsTable[]> {
      if (blocks.size === 0) return []
      return db
        .selectFrom('translations')
        .selectAll()
        .where('block_id', 'in', [...blocks])
        .execute()
    },

    /** Puts back rows that a rollback took away. */
    async putBack(rows: TranslationsTable[]) {
      for (let from = 0; from < rows.length; from += rowsAtOnce) {
        const values = rows.slice(from, from + rowsAtOnce)
        await db
          .insertInto('translations')
          .values(values)
          .onConflict((conflict) => conflict.doNothing())
          .execute()
      }
    },
  }
}

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

const keyOf = ({ block_id, item_id, path, arabic }: Omit<TranslationsTable, 'origin' | 'source'>) =>
  [block_id, item_id, path, arabic].join('\0')

export const hashOf = (arabic: string) => createHash('sha256').update(arabic).digest('base64url').slice(0, 22)

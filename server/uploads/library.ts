import * as z from 'zod'
import { name } from '#api/shared-fields.ts'
import type { Library, LibraryFile, LibraryQuery, Use } from '#api/uploads.ts'
import { readCursor, writeCursor } from '#server/cursor.ts'
import type { Db, UploadsTable } from '#server/db/schema.ts'
import { conflict, notFound } from '#server/errors.ts'
import { stripUnstorable } from '#server/pages/sanitize.ts'
import { type SortKey, sortKeyOf, uploadsRepository } from './repository.ts'
import type { UploadStore } from './store.ts'
import { usesRepository } from './uses-repository.ts'

type Alt = { en: string; ar?: string | undefined }
type Selection = Pick<LibraryQuery, 'kind' | 'search'>

const sortKey = z.tuple([z.iso.datetime(), name])
const pageLength = 50
const perBatch = 500

/** The stored files as administrators see them, with the places where they are used. */
export function library(db: Db, uploads: UploadStore) {
  const files = uploadsRepository(db)
  const uses = usesRepository(db)

  /** The first `limit` unused files after `start`. */
  async function selectUnused(
    selection: Selection,
    start: SortKey | undefined,
    limit: number,
  ): Promise<UploadsTable[]> {
    const used = await uses.usedKeys()
    const unused: UploadsTable[] = []
    let after = start
    do {
      const batch = await files.select({ ...selection, after, limit: perBatch })
      unused.push(...batch.filter(({ key }) => !used.has(key)))
      const last = batch.length < perBatch ? undefined : batch.at(-1)
      after = last && sortKeyOf(last)
    } while (after && unused.length < limit)
    return unused.slice(0, limit)
  }

  return {
    /** One page of the library, newest first. */
    async list({ cursor, unused, kind, search = '' }: LibraryQuery): Promise<Library> {
      const selection = { kind, search: String(stripUnstorable(search)).trim() }
      const after = cursor === undefined ? undefined : readCursor(sortKey, cursor)
      // One more than a page, to know whether there is a next page.
      const limit = pageLength + 1
      const found = unused
        ? await selectUnused(selection, after, limit)
        : await files.select({ ...selection, after, limit })
      const shown = found.slice(0, pageLength)
      const places = unused ? new Map<string, Use[]>() : await uses.usesOf(shown.map(({ key }) => key))
      const last = found.length > pageLength ? shown.at(-1) : undefined
      return {
        items: shown.map((file) => toFile(file, places.get(file.key))),
        next_cursor: last ? writeCursor(sortKeyOf(last)) : null,
      }
    },

    /** Sets the alt text of a file; removes it if the text is empty in both languages. */
    async describe(key: string, { en, ar }: Alt): Promise<LibraryFile> {
      const [alt_en, alt_ar] = [en, ar ?? ''].map((text) => String(stripUnstorable(text)).trim())
      const file = await files.setAlt(key, { alt_en: alt_en || (alt_ar ? '' : null), alt_ar: alt_ar || null })
      if (!file) throw notFound('UPLOAD_NOT_FOUND')
      return toFile(file, (await uses.usesOf([key])).get(key))
    },

    /** Deletes an unused file for good; throws 409 with the uses if it is used. */
    async delete(key: string): Promise<void> {
      const isDeleted = await uploads.delete(key, async (transaction) => {
        const places = (await usesRepository(transaction).usesOf([key])).get(key) ?? []
        if (places.length > 0) throw conflict('UPLOAD_IN_USE', { uses: places })
      })
      if (!isDeleted) throw notFound('UPLOAD_NOT_FOUND')
    },
  }
}

function toFile({ alt_en, alt_ar, created_by: _, ...file }: UploadsTable, uses: Use[] = []): LibraryFile {
  const { width, height, ...rest } = file
  return {
    ...rest,
    url: `/uploads/${file.key}`,
    ...(width && height && { width, height }),
    alt: alt_en === null ? null : { en: alt_en, ...(alt_ar !== null && { ar: alt_ar }) },
    uses,
  }
}

import type { Executor } from '#server/db/schema.ts'
import { lockPages } from '#server/pages/change-pages.ts'
import { pagesRepository } from '#server/pages/pages-repository.ts'
import { byPage, type ReleasePage, readReleasePage } from './release-pages.ts'
import type { DocumentRow } from './repository.ts'
import { type RowsInRelease, rowsInRelease } from './rows-in-release.ts'

/** The maximum number of rows in one statement, because databases limit the parameters of a statement. */
const rowsAtOnce = 500

/**
 * The caller must roll back the savepoint. Locks pages in the order of every change. Returns them as they were before.
 */
export async function applyRelease(savepoint: Executor, documents: DocumentRow[]): Promise<Map<string, ReleasePage>> {
  const pages = new Map<string, ReleasePage>()
  const perPage = byPage(documents)
  await lockPages(savepoint, [...perPage.keys()])
  for (const [slug, own] of perPage) pages.set(slug, await readReleasePage(savepoint, slug, own))
  const rows = [...pages.values()].map(rowsInRelease)
  await writePages(savepoint, rows)
  await writeBlocks(savepoint, rows)
  await writeItems(savepoint, rows)
  return pages
}

async function writePages(db: Executor, rows: RowsInRelease[]) {
  const repository = pagesRepository(db)
  for (const { page } of rows) {
    const { slug, version, updated_at, content, content_version } = page
    await repository.insertMissingPage({
      slug,
      version: version + 1,
      updated_at: updated_at || new Date().toISOString(),
    })
    await repository.updateSettings(slug, { content, content_version })
  }
}

async function writeBlocks(db: Executor, rows: RowsInRelease[]) {
  const gone = rows.flatMap(({ deletedBlocks }) => deletedBlocks)
  if (gone.length > 0) await db.deleteFrom('blocks').where('id', 'in', gone).execute()
  for (const values of inBatches(rows.flatMap(({ blocks }) => blocks))) {
    await db
      .insertInto('blocks')
      .values(values)
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet((eb) => ({
          position: eb.ref('excluded.position'),
          content: eb.ref('excluded.content'),
          version: eb.ref('excluded.version'),
        })),
      )
      .execute()
  }
}

async function writeItems(db: Executor, rows: RowsInRelease[]) {
  for (const { block_id, id } of rows.flatMap(({ deletedItems }) => deletedItems)) {
    await db.deleteFrom('items').where('block_id', '=', block_id).where('id', '=', id).execute()
  }
  for (const values of inBatches(rows.flatMap(({ items }) => items))) {
    await db
      .insertInto('items')
      .values(values)
      .onConflict((conflict) =>
        conflict.columns(['block_id', 'id']).doUpdateSet((eb) => ({
          position: eb.ref('excluded.position'),
          content: eb.ref('excluded.content'),
          version: eb.ref('excluded.version'),
          type: eb.ref('excluded.type'),
          date: eb.ref('excluded.date'),
          is_draft: eb.ref('excluded.is_draft'),
        })),
      )
      .execute()
  }
}

function* inBatches<Row>(rows: Row[]): Generator<Row[]> {
  for (let from = 0; from < rows.length; from += rowsAtOnce) yield rows.slice(from, from + rowsAtOnce)
}

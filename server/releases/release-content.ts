import type { Executor } from '#server/db/schema.ts'
import { type ContentRow, iterateContent } from '#server/pages/iterate-content.ts'
import { pagesRepository } from '#server/pages/pages-repository.ts'
import type { TextSource } from '#server/translations/site-texts.ts'
import { byPage, readReleasePage } from './release-pages.ts'
import { releasesRepository, underWay } from './repository.ts'
import { type RowsInRelease, rowsInRelease } from './rows-in-release.ts'

/** Returns the live content for a release that is not under way. */
export async function releaseContent(db: Executor, release: string): Promise<TextSource> {
  const releases = releasesRepository(db)
  const { state } = (await releases.find(release)) ?? {}
  const documents = underWay.some((each) => each === state) ? await releases.documents(release) : []
  const pages = new Map<string, RowsInRelease>()
  for (const [slug, own] of byPage(documents)) pages.set(slug, rowsInRelease(await readReleasePage(db, slug, own)))
  return {
    release,
    async pages() {
      const stored = (await pagesRepository(db).listPages()).filter(({ slug }) => !pages.has(slug))
      return [...stored, ...[...pages.values()].map(({ page }) => page)]
    },

    async *content() {
      for await (const each of iterateContent(db)) {
        const rows = pages.get(each.place.page)
        if (!rows || isUntouched(rows, each.place)) yield each
      }
      for (const rows of pages.values()) yield* contentOf(rows)
    },
  }
}

/** An item whose page and block the release contains, but that it does not change, is read from the live site. */
function isUntouched({ blocks, items, deletedItems }: RowsInRelease, { block_id, item_id }: ContentRow['place']) {
  const isIt = (item: { block_id: string; id: string }) => item.block_id === block_id && item.id === item_id
  return item_id !== null && blocks.some(({ id }) => id === block_id) && ![...items, ...deletedItems].some(isIt)
}

function* contentOf({ page: { slug }, blocks, items }: RowsInRelease): Generator<ContentRow> {
  for (const { id: block_id, block_type, position: order, content } of blocks) {
    const place = { page: slug, block_id, block_type }
    yield { place: { ...place, item_id: null }, order, raw: JSON.stringify(content) }
    for (const item of items) {
      if (item.block_id !== block_id) continue
      yield { place: { ...place, item_id: item.id }, order, raw: JSON.stringify(item.content) }
    }
  }
}

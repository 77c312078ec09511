import { detailPages, detailPagesOf } from '#content/detail-pages.ts'
import type { BilingualText } from '#content/locale.ts'
import { partKeys, siteKey } from '#content/page-keys.ts'
import { contentName } from '#server/history/name-of-content.ts'
import type { Addresses } from '#server/pages/addresses.ts'
import { type DocumentRow, listed } from './repository.ts'

export type ChangedPage = { path: string; name: BilingualText; isHidden?: boolean }

/**
 * Sorted as the changes are. Those of header, footer and site are seen on the home page, those of a template on the
 * page that lists its items. `hidden` are the keys of those that are hidden.
 */
export function changedPages(
  documents: DocumentRow[],
  { pages, findPage }: Addresses,
  hidden: Set<string>,
): ChangedPage[] {
  const found = new Map<string, ChangedPage>()
  for (const document of listed(documents.filter(({ is_left }) => !is_left))) {
    const page = itemPage(document) ?? pageOf(document)
    if (page && !found.has(page.path)) found.set(page.path, page)
  }
  return [...found.values()]

  function pageOf({ page_slug: slug }: DocumentRow): ChangedPage | undefined {
    const list = detailPages.find(({ template }) => template === slug)?.list
    const shownOn = list ?? (slug === siteKey || partKeys.includes(slug) ? '/' : undefined)
    const page = shownOn ? findPage(shownOn) : pages.find(({ key }) => key === slug)
    return page && { ...page, isHidden: hidden.has(page.key) }
  }
}

/** Undefined for other documents, drafts, deleted items and items without a page. */
function itemPage({ page_slug, block_type, item_id, wanted_content: wanted }: DocumentRow): ChangedPage | undefined {
  const detail = item_id ? detailPagesOf(page_slug, block_type) : undefined
  if (!detail || !wanted || wanted.content.draft === true) return undefined
  return { path: `${detail.base}/${item_id}`, name: contentName(wanted.content) ?? { en: item_id } }
}

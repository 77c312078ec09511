import { readablePath, splitLocale } from '#content/address.ts'
import { canonicalPath, withoutOrigin } from '#content/canonical-address.ts'
import { mapLinks } from '#content/map-links.ts'
import { anyShape } from '#content/shape.ts'
import type { Addresses } from '#server/pages/addresses.ts'
import { shapesOf } from '#server/pages/parse-content.ts'
import type { DocumentRow } from './repository.ts'

/**
 * Returns the pages that are hidden in a release although it changes them, or leads to them by a link in what it
 * changes, such as the menu. `addresses` are those in the release.
 */
export function hiddenPages(documents: DocumentRow[], { pages, findPage }: Addresses, siteUrl: string) {
  const keys = new Set<string>()
  for (const { page_slug, block_type, item_id, wanted_content: wanted, is_left } of documents) {
    if (is_left || !wanted) continue
    keys.add(page_slug)
    const { shape = anyShape, itemShape = anyShape } = shapesOf(block_type)
    mapLinks(item_id ? itemShape : shape, wanted.content, (link) => {
      const path = readablePath(canonicalPath(withoutOrigin(link, siteUrl).replace(/[?#].*/, '')))
      const page = findPage(path) ?? findPage(splitLocale(path).path)
      if (page) keys.add(page.key)
      return link
    })
  }
  return pages.filter(({ key, isHidden }) => isHidden && keys.has(key))
}

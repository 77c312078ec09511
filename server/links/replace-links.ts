import type { LinkReplacement, LinksReplaced } from '#api/links.ts'
import { splitLocale } from '#content/address.ts'
import { canonicalPath, moveTarget } from '#content/canonical-address.ts'
import { mapLinks } from '#content/map-links.ts'
import { anyShape } from '#content/shape.ts'
import { isLinkAddress } from '#content/web-address.ts'
import { invalid } from '#server/errors.ts'
import { changeDocuments } from '#server/pages/change-documents.ts'
import { type Author, requireLive } from '#server/pages/change-pages.ts'
import { shapesOf } from '#server/pages/parse-content.ts'
import type { Services } from '#server/services.ts'
import { readLinks } from './read-links.ts'

/**
 * Runs in one transaction. An anchor such as '#form' is replaced only where it leads nowhere: other pages may have it.
 */
export async function replaceLinks(
  services: Pick<Services, 'db' | 'onChange' | 'siteUrl'>,
  { from, to }: LinkReplacement,
  author: Author,
): Promise<LinksReplaced> {
  // Throws in a release, because `readLinks` reads the live content.
  requireLive(author)
  const { links, resolve } = await readLinks(services.db, services.siteUrl)
  if (!isLinkAddress(to) || to === '') {
    throw invalid([{ path: 'to', message: 'must be a page of the site (/about), an address (https://…) or an anchor' }])
  }
  if (resolve(to).fault) throw invalid([{ path: 'to', message: 'leads nowhere itself; name a page that visitors see' }])
  const isWanted = ({ link, fault }: (typeof links)[number]) =>
    replaceLink(link, from, to) !== link && (!from.startsWith('#') || fault !== null)
  const places = links.filter(isWanted)
  const changes = await changeDocuments(services, author, places, (content, { block_id, block_type, item_id }) => {
    const { shape, itemShape } = shapesOf(block_type)
    const here = new Set(
      places.filter((each) => each.block_id === block_id && each.item_id === item_id).map(({ path }) => path),
    )
    return mapLinks((item_id === null ? shape : itemShape) ?? anyShape, content, (link, path) =>
      here.has(path) ? replaceLink(link, from, to) : link,
    )
  })
  return { replaced: places.length, changes }
}

/** Replaces a link whose path is `from` in either language, too; its query and anchor stay unless `to` has its own. */
function replaceLink(link: string, from: string, to: string): string {
  if (link === from) return to
  const [path = ''] = link.split(/[?#]/)
  if (!path.startsWith('/') || /[?#]/.test(from)) return link
  const isSame = splitLocale(canonicalPath(path)).path === splitLocale(canonicalPath(from)).path
  return isSame ? moveTarget(link, path, to) : link
}

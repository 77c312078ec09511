import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { Backend, EnquiryOutcome, Frame, StoredBlocks } from '#app/backend.ts'
import type { LocalizedBlock } from '#blocks/block.ts'
import { splitLocale } from '#content/address.ts'
import { findDetailPage } from '#content/detail-pages.ts'
import type { Listing } from '#content/listing.ts'
import type { Locale } from '#content/locale.ts'
import { resultsOnPage } from '#content/search.ts'
import { readSite, type SiteDefaults } from '#server/site/read-site.ts'
import { findAddress } from './find-address.ts'
import { type BlockSource, blockSource, isShown, type PagesReader } from './read-blocks.ts'
import { readDetail, readPage } from './read-page.ts'
import { withoutHiddenItems } from './section-items.ts'

/** The same for all responses, since the HTML of blocks is kept. It is removed from what is sent. */
const scriptNonce = randomUUID()

type BackendOptions = {
  sendEnquiry?: SendEnquiry
  includesHidden?: boolean
  release?: string | undefined
}
export type SendEnquiry = (fields: Record<string, string>) => Promise<EnquiryOutcome>

/** `uses` collects the keys of all pages that the response was made from. */
export function createBackend(
  reader: PagesReader,
  defaults: SiteDefaults,
  log: FastifyBaseLogger,
  { sendEnquiry = refuseEnquiry, includesHidden = false, release }: BackendOptions = {},
): { backend: Backend; uses: Set<string> } {
  const source = blockSource(reader, defaults.apiBase, includesHidden)

  async function readPart(slug: 'header' | 'footer', locale: Locale): Promise<LocalizedBlock | null | undefined> {
    const { blocks, hasHidden } = await source.readPage(slug)
    const [part] = blocks.filter(isShown).flatMap((stored) => source.localizeBlock(stored, locale))
    return part ?? (hasHidden ? null : undefined)
  }

  async function readFrame(locale: Locale) {
    await source.readAddresses()
    const [header, footer] = await Promise.all([readPart('header', locale), readPart('footer', locale)])
    return { header, footer, ...(release && { release }) } as Frame
  }

  /** Whether there is an item at the path; undefined if no item can have it. A redirect must not name a draft. */
  async function leadsToItem(path: string): Promise<boolean | undefined> {
    const { detail, id = '' } = findDetailPage(splitLocale(path.replace(/[?#].*/, '')).path) ?? {}
    return detail && (await source.findItem(detail, id)) !== undefined
  }

  async function readPageAt(pathname: string, listing: Listing, isEdited = false) {
    const { locale } = splitLocale(pathname)
    const found = findAddress(await source.readAddresses(), pathname)
    if (!found) return null
    if ('to' in found) return (await leadsToItem(found.to)) === false ? null : found
    if (!isEdited) return readPage(source, found, locale, listing)
    // Reads the frame as well, so that `stored` contains it: the layout's loader reads it at the same time.
    const [read] = await Promise.all([
      readPage(source, found, locale, listing, true),
      source.readPage('header'),
      source.readPage('footer'),
    ])
    const stored = includesHidden ? source.stored : await withoutHidden(source)
    return { ...read, stored, ...(source.isPartial() && { isPartial: true }) }
  }

  const backend: Backend = {
    scriptNonce,
    includesHidden,
    async readSite(locale) {
      const { site, arabicPaths } = await source.readAddresses()
      return { ...(await readSite(site, defaults, locale)), arabicPaths }
    },
    report: (error) => log.error(error, 'page could not be rendered'),
    readFrame: (locale) => orUnavailable(readFrame(locale), log),
    readPage: (pathname, listing, isEdited) => orUnavailable(readPageAt(pathname, listing, isEdited), log),
    readDetail: (detail, id, locale) => orUnavailable(readDetail(source, detail, id, locale), log),
    search: (query, locale) => orUnavailable(reader.search({ ...query, locale, limit: resultsOnPage }), log),
    // The visitor gets the entered values back and can send them again.
    sendEnquiry: (fields) =>
      sendEnquiry(fields).catch((error) => {
        log.error(error, 'an enquiry could not be stored')
        return { isStored: false }
      }),
  }
  return { backend, uses: source.uses }
}

async function withoutHidden(source: BlockSource): Promise<StoredBlocks> {
  const pages = Object.entries(source.stored).map(
    async ([key, blocks]) =>
      [key, await Promise.all(blocks.map((block) => withoutHiddenItems(source, block)))] as const,
  )
  return Object.fromEntries(await Promise.all(pages))
}

const refuseEnquiry: SendEnquiry = async () => Promise.reject(new Error('Only a form that was sent can be taken'))

/** Turns read errors into a page with status 503 instead of 500: React Router renders a thrown Response as such. */
async function orUnavailable<T>(read: Promise<T>, log: FastifyBaseLogger): Promise<T> {
  try {
    return await read
  } catch (error) {
    log.error(error, 'page data could not be read')
    throw new Response(null, { status: 503 })
  }
}

import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { Backend, EnquiryOutcome, Frame, PageRead, Site } from '#app/backend.ts'
import type { LocalizedBlock } from '#blocks/block.ts'
import type { Listing } from '#content/listing.ts'
import type { Locale } from '#content/locale.ts'
import type { Page } from '#content/pages.ts'
import { blockSource, type PagesReader } from './read-blocks.ts'
import { readDetail, readPage } from './read-page.ts'

export type SendEnquiry = (fields: Record<string, string>) => Promise<EnquiryOutcome>

/** The data access of one request; `uses` collects the keys of all pages that the response was made from. */
export function createBackend(
  reader: PagesReader,
  site: Site,
  log: FastifyBaseLogger,
  sendEnquiry: SendEnquiry = async () => Promise.reject(new Error('Only a form that was sent can be taken')),
): { backend: Backend; uses: Set<string> } {
  const source = blockSource(reader, site.apiBase)

  async function readPart(slug: 'header' | 'footer', locale: Locale): Promise<LocalizedBlock | undefined> {
    const { blocks } = await source.readPage(slug)
    return blocks.flatMap((stored) => source.localizeBlock(stored, locale))[0]
  }

  async function readFrame(locale: Locale) {
    const [header, footer] = await Promise.all([readPart('header', locale), readPart('footer', locale)])
    return { header, footer } as Frame
  }

  /** Reads the frame as well, so that `stored` contains it: the layout's loader reads it at the same time. */
  async function readEditedPage(page: Page, locale: Locale, listing: Listing): Promise<PageRead> {
    const [read] = await Promise.all([
      readPage(source, page, locale, listing, true),
      source.readPage('header'),
      source.readPage('footer'),
    ])
    return { ...read, stored: source.stored }
  }

  const backend: Backend = {
    scriptNonce: randomUUID(),
    readSite: () => site,
    report: (error) => log.error(error, 'page could not be rendered'),
    readFrame: (locale) => orUnavailable(readFrame(locale), log),
    readPage: (page, locale, listing, isEdited) =>
      orUnavailable(isEdited ? readEditedPage(page, locale, listing) : readPage(source, page, locale, listing), log),
    readDetail: (detail, id, locale) => orUnavailable(readDetail(source, detail, id, locale), log),
    // The visitor gets the entered values back and can send them again.
    sendEnquiry: (fields) =>
      sendEnquiry(fields).catch((error) => {
        log.error(error, 'an enquiry could not be stored')
        return { isStored: false }
      }),
  }
  return { backend, uses: source.uses }
}

/** Turns read errors into a page with status 503 instead of 500: React Router renders a thrown Response as such. */
async function orUnavailable<T>(read: Promise<T>, log: FastifyBaseLogger): Promise<T> {
  try {
    return await read
  } catch (error) {
    log.error(error, 'page data could not be read')
    throw new Response(null, { status: 503 })
  }
}

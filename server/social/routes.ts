import { buffer } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import type { Locale } from '#content/locale.ts'
import { pictureOf, socialCardPath } from '#content/social-card-image.ts'
import { uploadKeys } from '#content/upload-address.ts'
import { notFound } from '#server/errors.ts'
import { semaphore } from '#server/load-shedding.ts'
import { compressedPage } from '#server/render/compress.ts'
import type { PageCache, RenderedPage } from '#server/render/page-cache.ts'
import { blockSource, type PagesReader } from '#server/render/read-blocks.ts'
import { sendCompressed } from '#server/render/send-compressed.ts'
import { readSite, type SiteDefaults } from '#server/site/read-site.ts'
import type { UploadStore } from '#server/uploads/store.ts'
import { drawCard, prepare } from './draw-card.ts'
import { readCard } from './read-card.ts'

type Deps = { reader: PagesReader; site: SiteDefaults; cache: PageCache; uploads: Pick<UploadStore, 'read'> }

/**
 * Drawn at the first request and cached. The address has a hash of what is shown; another hash redirects to it. Must be
 * registered before the pages.
 */
export function socialRoutes(app: FastifyInstance, { reader, site: defaults, cache, uploads }: Deps) {
  const withPermit = semaphore({ max: 2, maxWaiting: 50 })

  app.get<{ Params: { '*': string } }>('/social/*', async (request, reply) => {
    const { locale, path = '/' } = /^(?<locale>en|ar)(?<path>\/.+)?\.jpg$/.exec(request.params['*'])?.groups ?? {}
    if (!locale) throw notFound('PAGE_NOT_FOUND')
    const make = () => makeImage(request.url, path, locale as Locale)
    return sendCompressed(request, reply, await cache.get(request.url, () => withPermit(make)))
  })

  async function makeImage(address: string, path: string, locale: Locale): Promise<RenderedPage> {
    const source = blockSource(reader, defaults.apiBase)
    const settings = (await source.readAddresses()).site
    const site = await readSite(settings, defaults, locale)
    const card = await readCard(source, path, locale)
    if (!card) throw notFound('PAGE_NOT_FOUND')
    const current = socialCardPath(path, card, site)
    if (address !== current) return redirect(current)
    const keys = [pictureOf(card, site), site.logo?.src].map((src = '') => uploadKeys(src)[0] ?? '')
    const [pictureKey, logoKey] = keys
    const picture = pictureKey ? await readUpload(pictureKey, 'picture') : undefined
    // The logo is the same on all images. One that takes long to draw, or cannot be drawn, is tried only once.
    const logo = logoKey ? await cache.read(logoKey, 'drawn', () => readUpload(logoKey, 'logo')) : undefined
    const wordmark = logo ? undefined : (site.wordmark ?? (await defaults.drawWordmark?.(site.brand)))
    const jpeg = await drawCard(card, { accents: settings.accents, wordmark, logo, picture })
    // `keys` are included because the cache drops the images that use a deleted upload by the upload's key.
    const uses = new Set([...source.uses, ...keys])
    return { page: compressedPage(headers, { identity: jpeg }), uses, cacheable: true }
  }

  /** Undefined if it is missing or cannot be drawn: the rest of the image is. */
  async function readUpload(key: string, place: 'picture' | 'logo') {
    const file = await uploads.read(key)
    const bytes = file && (await buffer(file))
    return bytes && prepare(bytes, place).catch((error) => void app.log.warn(error, `${key} cannot be drawn`))
  }
}

const headers = {
  'content-type': 'image/jpeg',
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'",
}

function redirect(location: string): RenderedPage {
  const page = compressedPage({ location, 'cache-control': 'no-store' }, { identity: Buffer.alloc(0) }, 302)
  return { page, uses: new Set(), cacheable: false }
}

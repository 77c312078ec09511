import type { FastifyInstance } from 'fastify'
import { localizeSite } from '#api/localize-site.ts'
import type { Site } from '#app/backend.ts'
import { type Locale, locales } from '#content/locale.ts'
import type { LoadShedder } from '#server/load-shedding.ts'
import { cachedReader } from '#server/render/cached-reader.ts'
import { compress } from '#server/render/compress.ts'
import type { PageCache } from '#server/render/page-cache.ts'
import { type BlockSource, blockSource, type PagesReader } from '#server/render/read-blocks.ts'
import { sendCompressed } from '#server/render/send-compressed.ts'
import type { SiteDefaults } from '#server/site/read-site.ts'
import { feed, feedPath } from './feed.ts'
import { readAddresses, sitemap } from './sitemap.ts'
import { robots, securityTxt } from './text-files.ts'

type Deps = { reader: PagesReader; site: SiteDefaults; cache: PageCache; loadShedder: LoadShedder }

/** Sitemap, robots.txt, security.txt and a feed per language. Must be registered before the pages. */
export function seoRoutes(app: FastifyInstance, { reader, site: defaults, cache, loadShedder }: Deps) {
  /** Made at the first request and cached until a page that it uses changes. */
  const serve = (path: string, type: string, make: Make, locale: Locale = 'en') =>
    app.get(path, async (request, reply) => {
      const compressed = await cache.get(path, () =>
        loadShedder.run('page', async () => {
          const source = blockSource(cachedReader(reader, cache), defaults.apiBase)
          const { site, arabicPaths } = await source.readAddresses()
          const localized = { ...localizeSite(site, defaults, locale), arabicPaths }
          const page = await compress(200, headersOf(type), await make(localized, source))
          return { page, uses: source.uses, cacheable: true }
        }),
      )
      return sendCompressed(request, reply, compressed)
    })

  serve('/.well-known/security.txt', 'text/plain', securityTxt)
  serve('/robots.txt', 'text/plain', robots)
  serve('/sitemap.xml', 'application/xml', async (site, source) => sitemap(await readAddresses(source), site))
  for (const locale of locales) {
    serve(feedPath(locale), 'application/rss+xml', (site, source) => feed(source, site, locale), locale)
  }
}

type Make = (site: Site, source: BlockSource) => string | Promise<string>

const headersOf = (type: string) => ({
  'content-type': `${type}; charset=utf-8`,
  vary: 'Accept-Encoding',
  'cache-control': 'public, max-age=0, must-revalidate',
})

import { notFound } from '#server/errors.ts'
import { compress } from '#server/render/compress.ts'
import type { PageCache, RenderedPage } from '#server/render/page-cache.ts'
import { blockSource, isHidden } from '#server/render/read-blocks.ts'
import { withoutHiddenItems } from '#server/render/section-items.ts'
import type { pagesReader, ReadOptions } from './pages-reader.ts'
import { isDeleted } from './settings.ts'
import { shareNextCall } from './share-next-call.ts'

const headers = {
  'content-type': 'application/json; charset=utf-8',
  vary: 'Accept-Encoding, Authorization',
  'cache-control': 'no-cache',
}

type Reader = ReturnType<typeof pagesReader>

/** The blocks of a page as compressed JSON; those without a token are cached by URL until the page changes. */
export function pageResponses(publicReader: Reader, cache: PageCache) {
  async function make(
    slug: string,
    options: ReadOptions,
    reader = publicReader,
    includesHidden = false,
  ): Promise<RenderedPage> {
    const read = await reader.readPage(slug, options)
    if (!read || isDeleted(read.page)) throw notFound('PAGE_NOT_FOUND')
    if (read.page.content?.state === 'hidden' && !includesHidden) throw notFound('PAGE_NOT_FOUND')
    const source = blockSource(reader, '')
    const blocks = includesHidden
      ? read.blocks
      : await Promise.all(
          read.blocks.filter((block) => !isHidden(block)).map((block) => withoutHiddenItems(source, block)),
        )
    return {
      page: await compress(200, headers, JSON.stringify(blocks)),
      uses: new Set([slug, ...source.uses]),
      cacheable: true,
    }
  }

  const runShared = shareNextCall<RenderedPage>()

  return {
    ready: (url: string) => cache.ready(url),

    get: (slug: string, options: ReadOptions) => cache.get(addressOf(slug, options), () => make(slug, options)),

    /** Bypasses the cache, which may still have the response from before another process's change. */
    async readUncached(slug: string, options: ReadOptions, reader: Reader, release?: { id: string }) {
      const includesHidden = reader !== publicReader
      const key = `${addressOf(slug, options)} ${includesHidden} ${release?.id}`
      return (await runShared(key, () => make(slug, options, reader, includesHidden))).page
    },
  }
}

function addressOf(slug: string, { collections }: ReadOptions): string {
  return `/api/v1/pages/${encodeURIComponent(slug)}${collections ? `?collections=${collections}` : ''}`
}

import type { PageCache } from './page-cache.ts'
import type { PagesReader } from './read-blocks.ts'

/** Until the page is dropped. Not items, whose number has no limit. Renderings share the results: never change them. */
export function cachedReader(reader: PagesReader, { read }: Pick<PageCache, 'read'>): PagesReader {
  const slugOfBlock = new Map<string, string>()

  /** Caches only if the block's page was read before. */
  function readOfBlock<Read>(blockId: string, key: string, make: () => Promise<Read>): Promise<Read> {
    const slug = slugOfBlock.get(blockId)
    return slug === undefined ? make() : read(slug, `${blockId} ${key}`, make)
  }

  return {
    ...reader,

    async readPage(slug, options) {
      const page = await read(slug, JSON.stringify(options ?? {}), () => reader.readPage(slug, options))
      for (const { id } of page?.blocks ?? []) slugOfBlock.set(id, slug)
      return page
    },

    readItems(blockId, selection) {
      const make = () => reader.readItems(blockId, selection)
      const { offset, after, except } = selection
      if (offset || after || except?.length) return make()
      return readOfBlock(blockId, JSON.stringify(selection), make)
    },

    countItems: (blockId) => readOfBlock(blockId, 'count', () => reader.countItems(blockId)),
  }
}

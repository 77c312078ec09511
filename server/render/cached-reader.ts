import type { PageCache } from './page-cache.ts'
import type { PagesReader } from './read-blocks.ts'

/**
 * A reader for visitors' pages that shares what it reads between renderings, until the page that was read is dropped
 * from the cache. Single items and later parts of collections are read each time: there is no limit to their number.
 * Results are shared, so they must not be changed.
 */
export function cachedReader(reader: PagesReader, { read }: Pick<PageCache, 'read'>): PagesReader {
  const slugOfBlock = new Map<string, string>()

  /** Shares a read of a block's collection, if the block's page is known. */
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

import { notFound } from '#server/errors.ts'
import type { pagesReader, ReadOptions } from './read.ts'
import type { PageState } from './repository.ts'

type Body = { etag: string; body: Buffer }

/** The most that is kept ready; bodies beyond are made anew. */
const maxKept = 200

/**
 * Pages as JSON in UTF-8, kept while the page's version stays the same. The version is asked of the database each time, so
 * a change is seen at once, whichever process made it.
 */
export function pageBodies(reader: ReturnType<typeof pagesReader>) {
  const kept = new Map<string, Body>()

  return {
    /** The page's tag and body; without body when the reader has that version already (`known`, If-None-Match). */
    async get(slug: string, options: ReadOptions, known?: string): Promise<Body | { etag: string; body: undefined }> {
      const page = await reader.findPage(slug)
      if (!page) throw notFound('PAGE_NOT_FOUND')
      const etag = etagOf(page, options)
      if (known && isListed(etag, known)) return { etag, body: undefined }
      const key = `${slug} ${options.collections}`
      const ready = kept.get(key)
      if (ready?.etag === etag) return ready
      const read = await reader.readPage(slug, options)
      if (!read) throw notFound('PAGE_NOT_FOUND')
      const made = { etag: etagOf(read.page, options), body: Buffer.from(JSON.stringify(read.blocks)) }
      if (kept.size >= maxKept) kept.clear()
      kept.set(key, made)
      return made
    },
  }
}

/** The time beside the version, because versions start anew with a new database. */
function etagOf({ version, updated_at }: PageState, { collections }: ReadOptions): string {
  return `"${version.toString(36)}-${Date.parse(updated_at).toString(36)}${collections ? '-none' : ''}"`
}

function isListed(etag: string, ifNoneMatch: string): boolean {
  return ifNoneMatch.split(',').some((each) => ['*', etag].includes(each.trim().replace(/^W\//, '')))
}

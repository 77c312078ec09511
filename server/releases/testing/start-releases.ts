import type { InjectOptions } from 'fastify'
import type { Content } from '#server/db/schema.ts'
import type { OpenDatabase } from '#server/testing/each-dialect.ts'
import { startSite } from '#server/testing/start-site.ts'

const text = (en: string) => ({ en, ar: `${en} بالعربية` })
export const cta = (title: string): Content => ({ title: text(title), description: text('Words') })

export type Answer = { status: number; body: ReturnType<typeof JSON.parse> }

/**
 * Starts a site with an open release. `live` and `inRelease` call the API as an administrator: the first on the live
 * site, the second in the release.
 */
export async function startReleases(open: OpenDatabase) {
  const changed: string[] = []
  const site = await startSite(await open(), (slug) => void changed.push(slug))
  const calls = (release?: string, token = site.token) => {
    const ask = async (method: InjectOptions['method'], url: string, payload?: object): Promise<Answer> => {
      const headers = { authorization: `Bearer ${token}`, ...(release && { 'x-release': release }) }
      const answer = await site.app.inject({ method, url: `/api/v1${url}`, payload, headers })
      return { status: answer.statusCode, body: answer.body ? answer.json() : undefined }
    }
    return {
      ask,
      get: (url: string) => ask('GET', url),
      post: (url: string, body: object = {}) => ask('POST', url, body),
      put: (url: string, body: object) => ask('PUT', url, body),
      patch: (url: string, body: object) => ask('PATCH', url, body),
      delete: (url: string) => ask('DELETE', url),
      /** Returns the English titles of a page's blocks, in order. */
      async titles(page: string): Promise<string[]> {
        const { body } = await ask('GET', `/pages/${page}`)
        return body.map((block: { content: { title: { en: string } } }) => block.content.title.en)
      },
    }
  }
  const live = calls()
  /** Begins a release and returns its path in the API, '/releases/<id>'. */
  const begin = async () => `/releases/${(await live.post('/releases', { name: 'Spring' })).body.id}`
  const url = await begin()
  const id = url.slice('/releases/'.length)
  return { ...site, changed, calls, live, begin, id, url, inRelease: calls(id) }
}

/** Returns the live content, history, redirects, translation records and search index as one string for comparison. */
export async function allRows({ db }: Pick<Awaited<ReturnType<typeof startReleases>>, 'db'>): Promise<string> {
  const tables = [
    'pages',
    'blocks',
    'items',
    'revisions',
    'redirects',
    'translations',
    'search_documents',
    'search_words',
  ] as const
  const rows = await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()))
  return JSON.stringify(rows.map((each) => each.map((row) => JSON.stringify(row)).sort()))
}

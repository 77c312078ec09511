import type { InjectOptions } from 'fastify'
import { startPages } from '#server/render/testing/start-pages.ts'
import type { OpenDatabase } from '#server/testing/each-dialect.ts'

/** Starts a site. Returns functions that call the API of redirects and follow redirects like visitors. */
export async function startRedirects(open: OpenDatabase) {
  const site = await startPages(await open())
  const call = async (method: InjectOptions['method'], path = '', payload?: object, token = site.token) => {
    const headers = { authorization: `Bearer ${token}` }
    const answer = await site.app.inject({ method, url: `/api/v1/redirects${path}`, payload, headers })
    return { status: answer.statusCode, body: answer.body ? answer.json() : undefined }
  }
  return {
    ...site,
    redirects: call,
    add: (from: string, to: string, more: object = {}) => call('POST', '', { from, to, ...more }),
    list: async (): Promise<
      { id: string; from: string; to: string; hits: number; used_at: string | null; fault: string | null }[]
    > => (await call('GET')).body.items,
    async location(path: string) {
      const { statusCode, headers } = await site.ask(encodeURI(path))
      return [statusCode, headers.location]
    },
  }
}

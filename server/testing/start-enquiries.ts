import type { InjectOptions } from 'fastify'
import type { AppDeps } from '#server/app.ts'
import type { Db } from '#server/db/schema.ts'
import { startSite } from './start-site.ts'

/** Starts the service. Returns functions that send, list, mark and remove enquiries. */
export async function startEnquiries(db: Db, more: Partial<AppDeps> = {}) {
  const site = await startSite(db, undefined, undefined, undefined, more)
  const inject = async (options: InjectOptions) => {
    const answer = await site.app.inject(options)
    const isJson = String(answer.headers['content-type']).includes('json')
    return { status: answer.statusCode, headers: answer.headers, body: isJson ? answer.json() : answer.body }
  }
  return {
    ...site,
    post: (payload: object, remoteAddress?: string, headers: InjectOptions['headers'] = {}) =>
      inject({ method: 'POST', url: '/api/v1/enquiries', payload, headers, remoteAddress }),
    mark: (id: string, payload: object, token: string | undefined = site.token) =>
      inject({
        method: 'PUT',
        url: `/api/v1/enquiries/${id}`,
        payload,
        headers: { authorization: `Bearer ${token}` },
      }),
    remove: (id: string, token: string | undefined = site.token) =>
      inject({ method: 'DELETE', url: `/api/v1/enquiries/${id}`, headers: { authorization: `Bearer ${token}` } }),
    list: (query = '', token: string | undefined = site.token) =>
      inject({ method: 'GET', url: `/api/v1/enquiries${query}`, headers: { authorization: `Bearer ${token}` } }),
  }
}

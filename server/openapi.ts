import type { FastifyInstance, RouteOptions } from 'fastify'
import { compress } from './render/compress.ts'
import type { PageCache, RenderedPage } from './render/page-cache.ts'
import { sendCompressed } from './render/send-compressed.ts'

/** Describes what is registered after it, at the first request. */
export function openApi(app: FastifyInstance, siteUrl: string, cache: PageCache): void {
  const routes: RouteOptions[] = []
  app.addHook('onRoute', (route) => {
    routes.push(route)
  })
  app.get('/openapi.json', { schema: { hide: true } }, async (request, reply) =>
    sendCompressed(request, reply, await cache.get('/api/openapi.json', describe)),
  )

  async function describe(): Promise<RenderedPage> {
    const { describeRoutes } = await import('./describe-routes.ts')
    const page = await compress(200, headers, JSON.stringify(await describeRoutes(routes, siteUrl)))
    return { page, uses: new Set(), cacheable: true }
  }
}

const headers = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-cache',
  vary: 'Accept-Encoding',
}

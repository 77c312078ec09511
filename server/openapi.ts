import type { FastifyInstance, RouteOptions } from 'fastify'

/**
 * Adds /api/openapi.json, which describes the routes that are registered after it. The document is created at the first
 * request.
 */
export function openApi(app: FastifyInstance, siteUrl: string): void {
  const routes: RouteOptions[] = []
  let document: object | undefined
  app.addHook('onRoute', (route) => {
    routes.push(route)
  })
  app.get('/openapi.json', { schema: { hide: true } }, async () => {
    document ??= await (await import('./describe-routes.ts')).describeRoutes(routes, siteUrl)
    return document
  })
}

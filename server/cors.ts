import type { FastifyInstance } from 'fastify'

type Addresses = { siteUrl: string; apiBaseUrl: string }

/** If API_BASE_URL is set, only pages of the site may read responses. No cookie authenticates a request. */
export function enableCors(app: FastifyInstance, { siteUrl, apiBaseUrl }: Addresses) {
  if (!URL.canParse(apiBaseUrl) || new URL(apiBaseUrl).origin === siteUrl) return

  app.addHook('onRequest', async (request, reply) => {
    reply.header('access-control-allow-origin', siteUrl)
    reply.header('access-control-allow-credentials', 'true')
    reply.header('access-control-expose-headers', 'etag, retry-after, x-request-id')
    if (request.method !== 'OPTIONS') return
    reply.header('access-control-allow-methods', 'GET, HEAD, POST, PUT, PATCH, DELETE')
    reply.header('access-control-allow-headers', 'authorization, content-type, if-none-match, x-release')
    reply.header('access-control-max-age', '7200')
    return reply.code(204).send()
  })
}

import type { FastifyInstance } from 'fastify'

type Addresses = { siteUrl: string; apiBaseUrl: string }

/**
 * When browsers call the API on another origin than the site's (API_BASE_URL), only the site's pages may read its
 * responses (Fetch standard, CORS). No cookie authenticates anybody; the device cookie is same-site only.
 */
export function enableCors(app: FastifyInstance, { siteUrl, apiBaseUrl }: Addresses) {
  if (!URL.canParse(apiBaseUrl) || new URL(apiBaseUrl).origin === siteUrl) return

  app.addHook('onRequest', async (request, reply) => {
    reply.header('access-control-allow-origin', siteUrl)
    reply.header('access-control-allow-credentials', 'true')
    reply.header('access-control-expose-headers', 'etag, retry-after, x-request-id')
    if (request.method !== 'OPTIONS') return
    reply.header('access-control-allow-methods', 'GET, HEAD, POST, PUT, DELETE')
    reply.header('access-control-allow-headers', 'authorization, content-type, if-none-match')
    reply.header('access-control-max-age', '7200')
    return reply.code(204).send()
  })
}

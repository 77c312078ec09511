import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import { hashOf } from './render/content-security-policy.ts'

/**
 * The page at /api/docs that shows the OpenAPI document. It loads nothing from other servers. Its script has 4 MB, so
 * the plugin that serves the page is loaded at the first request instead of at the start.
 */
export const apiDocs: FastifyPluginAsync = async (app) => {
  let reader: Promise<FastifyInstance> | undefined

  app.get('/docs', { schema: { hide: true } }, async (_request, reply) => reply.redirect('/api/docs/', 301))

  app.get('/docs/*', { schema: { hide: true } }, async ({ url }, reply) => {
    reader ??= startReader().catch((error) => {
      reader = undefined
      throw error
    })
    const { statusCode, headers, rawPayload } = await (await reader).inject(url)
    if (statusCode !== 200) return reply.callNotFound()
    const type = String(headers['content-type'])
    if (type.startsWith('text/html')) reply.header('content-security-policy', policyFor(rawPayload.toString()))
    return reply.type(type).send(rawPayload)
  })
}

/** Allows the page's inline script by hash: the page contains no stored data, so the script cannot come from a user. */
function policyFor(html: string): string {
  const inline = html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)
  const hashes = [...inline].map(([, script = '']) => hashOf(script))
  return [
    "default-src 'self'",
    ["script-src 'self'", ...hashes].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ')
}

async function startReader(): Promise<FastifyInstance> {
  const [{ default: Fastify }, { default: scalar }] = await Promise.all([
    import('fastify'),
    import('@scalar/fastify-api-reference'),
  ])
  const app = Fastify()
  await app.register(scalar, {
    routePrefix: '/api/docs',
    configuration: {
      url: '/api/openapi.json',
      pageTitle: 'API',
      favicon: '/favicon.svg',
      withDefaultFonts: false,
      telemetry: false,
      agent: { disabled: true },
      hideClientButton: true,
    },
  })
  return app
}

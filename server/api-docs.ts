import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import { compress } from './render/compress.ts'
import { hashOf } from './render/content-security-policy.ts'
import type { PageCache, RenderedPage } from './render/page-cache.ts'
import { sendCompressed } from './render/send-compressed.ts'
import { schemaController } from './schema-controller.ts'

/**
 * Loads nothing from other servers. The script has 4 MB, so the plugin is loaded at the first request, and its files
 * are compressed once and cached.
 */
export const apiDocs: FastifyPluginAsync<{ cache: PageCache }> = async (app, { cache }) => {
  let reader: Promise<FastifyInstance> | undefined

  app.get('/docs', { schema: { hide: true } }, async (_request, reply) => reply.redirect('/api/docs/', 301))

  // No wildcard: '/docs/js/scalar.js%3Fa' would be another entry of 4 MB in the cache.
  for (const path of ['/docs/', '/docs/js/scalar.js']) {
    const url = `/api${path}`
    app.get(path, { schema: { hide: true } }, async (request, reply) =>
      sendCompressed(request, reply, await cache.get(url, () => readFile(url))),
    )
  }

  async function readFile(url: string): Promise<RenderedPage> {
    reader ??= startReader().catch((error) => {
      reader = undefined
      throw error
    })
    const { statusCode, headers, body } = await (await reader).inject(url)
    if (statusCode !== 200) throw new Error(`${url} is not in the package of the API documentation`)
    const type = String(headers['content-type'])
    const policy = type.startsWith('text/html') && { 'content-security-policy': policyFor(body) }
    const page = await compress(200, { 'content-type': type, ...publicHeaders, ...policy }, body)
    return { page, uses: new Set(), cacheable: true }
  }
}

const publicHeaders = { 'cache-control': 'public, max-age=3600', vary: 'Accept-Encoding' }

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
  const app = Fastify({ schemaController })
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

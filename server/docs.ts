import type { FastifyInstance, FastifyPluginAsync } from 'fastify'

/**
 * The page that shows the API's document. Its script weighs 4 MB: it is loaded at the first request and not at the
 * start, and comes from this server, as all of the page.
 */
export const docs: FastifyPluginAsync = async (app) => {
  let reader: Promise<FastifyInstance> | undefined

  app.get('/docs', { schema: { hide: true } }, async (_request, reply) => reply.redirect('/api/docs/', 301))

  app.get('/docs/*', { schema: { hide: true } }, async ({ url }, reply) => {
    reader ??= startReader().catch((error) => {
      reader = undefined
      throw error
    })
    const { statusCode, headers, rawPayload } = await (await reader).inject(url)
    if (statusCode !== 200) return reply.callNotFound()
    return reply.type(String(headers['content-type'])).header('content-security-policy', policy).send(rawPayload)
  })
}

const policy =
  "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:"

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
      withDefaultFonts: false,
      telemetry: false,
      agent: { disabled: true },
      hideClientButton: true,
    },
  })
  return app
}

import swagger from '@fastify/swagger'
import Fastify, { type RouteOptions } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'

export async function describeRoutes(routes: RouteOptions[], siteUrl: string): Promise<object> {
  const app = Fastify()
  app.setValidatorCompiler(() => () => true)
  app.setSerializerCompiler(() => JSON.stringify)
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'The API of the site', version: '1.0.0' },
      servers: [{ url: siteUrl }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
      // Without this, linters report that public operations declare no security.
      security: [],
    },
    transform: (route) => {
      const { url, schema } = jsonSchemaTransform(route)
      // Fastify serves a path with and without a trailing slash. Linters accept only the one without it.
      return { url: url.replace(/(?<=.)\/$/, ''), schema }
    },
    transformObject: jsonSchemaTransformObject,
  })
  for (const { method, url, schema } of routes) {
    // Fastify adds a HEAD route for each GET route by itself.
    if (method !== 'HEAD') app.route({ method, url, schema: schema ?? {}, handler: () => {} })
  }
  await app.ready()
  return app.swagger()
}

import swagger from '@fastify/swagger'
import Fastify, { type RouteOptions } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'

/** An OpenAPI document made from the validation schemas of routes. */
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
      // Each operation declares its own security; without this, linters report the public ones as missing it.
      security: [],
    },
    transform: (route) => {
      const { url, schema } = jsonSchemaTransform(route)
      // Both spellings are served; linters accept only the one without a trailing slash.
      return { url: url.replace(/(?<=.)\/$/, ''), schema }
    },
    transformObject: jsonSchemaTransformObject,
  })
  for (const { method, url, schema } of routes) {
    // Fastify adds HEAD to each GET itself.
    if (method !== 'HEAD') app.route({ method, url, schema: schema ?? {}, handler: () => {} })
  }
  await app.ready()
  return app.swagger()
}

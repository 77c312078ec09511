import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as wire from '#api/links.ts'
import { userOf } from '#server/auth/guards.ts'
import { noStore, operations, problems } from '#server/openapi-operations.ts'
import type { Services } from '#server/services.ts'
import { readLinks } from './read-links.ts'
import { replaceLinks } from './replace-links.ts'

/** Mounted at /api/v1/links. */
export const linkRoutes: FastifyPluginAsyncZod<Services> = async (app, services) => {
  const { db, siteUrl, requirePermission } = services
  const operation = operations('links', requirePermission('links'))
  app.addHook('onRequest', noStore)

  app.get(
    '',
    operation('Links, anchors and files in the content that lead nowhere; with `page`, all links that lead to it', {
      querystring: wire.linkQuery,
      response: { 200: wire.linkList },
    }),
    async ({ query: { page } }) => {
      const { links } = await readLinks(db, siteUrl)
      return { items: links.filter(({ leadsTo, fault }) => (page ? leadsTo === page : fault !== null)) }
    },
  )

  app.post(
    '/replace',
    operation('Have every link that leads to one address lead to another', {
      body: wire.linkReplacement,
      response: { 200: wire.linksReplaced, ...problems(409) },
    }),
    async (request) => replaceLinks(services, request.body, userOf(request)),
  )
}

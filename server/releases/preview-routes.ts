import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod'
import * as wire from '#api/releases.ts'
import { userOf } from '#server/auth/guards.ts'
import { conflict, notFound } from '#server/errors.ts'
import { problems } from '#server/openapi-operations.ts'
import { pagesReader } from '#server/pages/pages-reader.ts'
import { requireOwnRelease, withinLimits } from './own-release.ts'
import { previewLinksRepository } from './preview-links.ts'
import { underWay } from './repository.ts'
import type { ReleaseRoutes } from './routes.ts'

export const previewRoutes: FastifyPluginAsyncZod<ReleaseRoutes> = async (app, deps) => {
  const { db, siteUrl, openRelease, preview, reading, writing, read } = deps
  const links = previewLinksRepository(db)
  app.post(
    '/:id/preview-links',
    writing('Make a link that shows the release to whoever has it, without an account', {
      params: wire.releaseParams,
      body: wire.previewLinkRequest,
      response: { 201: wire.previewLink, ...problems(404, 409, 422) },
    }),
    async (request, reply) => {
      const { id } = userOf(request)
      const release = requireOwnRelease(userOf(request), await read(request.params.id))
      if (!underWay.some((each) => each === release.state)) throw conflict('RELEASE_CLOSED')
      const { token, expires_at } = await withinLimits(db, id, (transaction) =>
        previewLinksRepository(transaction).add(release.id, id, request.body?.expires_in),
      )
      return reply.code(201).send({ url: `${siteUrl}/preview/${token}`, expires_at })
    },
  )

  app.delete(
    '/:id/preview-links/:link',
    writing('Revoke a preview link, which shows nothing from then on', {
      params: wire.previewLinkParams,
      response: { 204: z.null(), ...problems(404) },
    }),
    async (request, reply) => {
      const { id, link } = request.params
      requireOwnRelease(userOf(request), await read(id))
      if (!(await links.delete(id, link))) throw notFound('PREVIEW_LINK_NOT_FOUND')
      return reply.code(204).send(null)
    },
  )

  app.get(
    '/:id/preview',
    reading('A page as it is in the release, or as it is live, without scripts', {
      params: wire.releaseParams,
      querystring: wire.releasePreviewQuery,
      response: { 200: z.string().describe('HTML'), ...problems(404, 422) },
    }),
    async (request, reply) => {
      const { id } = await read(request.params.id)
      const { path, side } = request.query
      const reader = side === 'live' ? pagesReader(db) : await openRelease(id)
      if (!preview.from) throw notFound('PAGE_NOT_FOUND')
      reply.type('text/html; charset=utf-8').header('content-security-policy', "sandbox; default-src 'none'")
      return preview.from(reader, path, request.log)
    },
  )
}

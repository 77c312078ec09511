import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod'
import * as wire from '#api/pages.ts'
import { problem } from '#api/problem.ts'
import type { Guard } from '#server/auth/require-admin.ts'
import type { Db } from '#server/db/schema.ts'
import { blockService } from './block-service.ts'
import type { OnChange } from './change.ts'
import { itemRoutes } from './item-routes.ts'
import { pageBodies } from './page-bodies.ts'
import { pagesReader } from './read.ts'
import { settingsService } from './settings.ts'

export type PagesNeeds = { db: Db; requireAdmin: Guard; onChange: OnChange }

/** Pages, blocks and items (mounted at /api/v1/pages). */
export const pagesRoutes: FastifyPluginAsyncZod<PagesNeeds> = async (app, { db, requireAdmin, onChange }) => {
  const blocks = blockService(db, onChange)
  const settings = settingsService(db, onChange)
  const bodies = pageBodies(pagesReader(db))
  await app.register(itemRoutes, { db, requireAdmin, onChange })

  app.get(
    '/:slug',
    {
      schema: {
        tags: ['pages'],
        summary: 'The blocks of a page, by order',
        params: wire.pageParams,
        querystring: wire.pageQuery,
        response: { 200: wire.blocks, 304: z.null(), 404: problem },
      },
    },
    async ({ params, query, headers }, reply) => {
      const { etag, body } = await bodies.get(params.slug, query, headers['if-none-match'])
      reply.header('etag', etag).header('cache-control', 'no-cache')
      if (body === undefined) return reply.code(304).send(null)
      // Made of checked content already: neither checked nor made into text once more for each reader.
      return reply.type('application/json; charset=utf-8').send(body as never)
    },
  )

  app.get(
    '/:slug/settings',
    {
      schema: {
        tags: ['pages'],
        summary: 'The name and description of a page; until somebody changes them, those that the site came with',
        params: wire.pageParams,
        response: { 200: wire.pageSettings, 404: problem },
      },
      onRequest: requireAdmin,
    },
    async ({ params }, reply) => {
      reply.header('cache-control', 'no-store')
      return settings.read(params.slug)
    },
  )

  app.put(
    '/:slug/settings',
    {
      schema: {
        tags: ['pages'],
        summary: 'Change them; with `version`, changes made by others meanwhile are kept',
        params: wire.pageParams,
        body: wire.pageSettingsChange,
        response: { 200: wire.pageSettings, 404: problem, 409: problem, 422: problem },
      },
      onRequest: requireAdmin,
    },
    async ({ params, body, admin }) => settings.save(params.slug, body, admin?.id ?? null),
  )

  app.post(
    '/:slug/blocks',
    {
      schema: {
        tags: ['pages'],
        summary: 'Add a block',
        params: wire.pageParams,
        body: wire.newBlock,
        response: { 201: wire.block, 404: problem, 422: problem },
      },
      onRequest: requireAdmin,
    },
    async ({ params, body, admin }, reply) =>
      reply.code(201).send(await blocks.create(params.slug, body, admin?.id ?? null)),
  )

  app.put(
    '/blocks/:id',
    {
      schema: {
        tags: ['pages'],
        summary: 'Change a block; with `version`, changes made by others meanwhile are kept',
        params: wire.blockParams,
        body: wire.blockChange,
        response: { 200: wire.block, 404: problem, 409: problem, 422: problem },
      },
      onRequest: requireAdmin,
    },
    async ({ params, body, admin }) => blocks.save(params.id, body, admin?.id ?? null),
  )

  app.delete(
    '/blocks/:id',
    {
      schema: { tags: ['pages'], params: wire.blockParams, response: { 204: z.null(), 404: problem } },
      onRequest: requireAdmin,
    },
    async ({ params, admin }, reply) => {
      await blocks.delete(params.id, admin?.id ?? null)
      return reply.code(204).send(null)
    },
  )

  app.post(
    '/blocks/reorder',
    {
      schema: {
        tags: ['pages'],
        summary: 'Bring all blocks of a page into a new sequence',
        body: wire.blockOrder,
        response: { 200: wire.blocks, 422: problem },
      },
      onRequest: requireAdmin,
    },
    async ({ body, admin }) => blocks.reorder(body.page, body.block_ids, admin?.id ?? null),
  )
}

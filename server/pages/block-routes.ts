import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod'
import * as wire from '#api/pages.ts'
import { adminOf } from '#server/auth/require-admin.ts'
import { operations, problems } from '#server/openapi-operations.ts'
import type { Services } from '#server/services.ts'
import { blockService } from './block-service.ts'
import { settingsService } from './settings-service.ts'

/** Writes blocks, and reads and writes the settings of pages. For administrators only. */
export const blockRoutes: FastifyPluginAsyncZod<Services> = async (app, { db, onChange, requireAdmin }) => {
  const blocks = blockService(db, onChange)
  const settings = settingsService(db, onChange)
  const operation = operations('pages', requireAdmin)

  app.get(
    '/:slug/settings',
    operation('The name and description of a page; until somebody changes them, those that the site came with', {
      params: wire.pageParams,
      response: { 200: wire.pageSettings, ...problems(401, 403, 404) },
    }),
    async ({ params }, reply) => {
      reply.header('cache-control', 'no-store')
      return settings.read(params.slug)
    },
  )

  app.put(
    '/:slug/settings',
    operation('Change them; with `version`, changes made by others meanwhile are kept', {
      params: wire.pageParams,
      body: wire.pageSettingsChange,
      response: { 200: wire.pageSettings, ...problems(401, 403, 404, 409, 422) },
    }),
    async (request) => settings.save(request.params.slug, request.body, adminOf(request).id),
  )

  app.post(
    '/:slug/blocks',
    operation('Add a block', {
      params: wire.pageParams,
      body: wire.newBlock,
      response: { 201: wire.block, ...problems(401, 403, 404, 409, 422) },
    }),
    async (request, reply) =>
      reply.code(201).send(await blocks.create(request.params.slug, request.body, adminOf(request).id)),
  )

  app.put(
    '/blocks/:id',
    operation('Change a block; with `version`, changes made by others meanwhile are kept', {
      params: wire.blockParams,
      body: wire.blockChange,
      response: { 200: wire.block, ...problems(401, 403, 404, 409, 422) },
    }),
    async (request) => blocks.save(request.params.id, request.body, adminOf(request).id),
  )

  app.delete(
    '/blocks/:id',
    operation('Delete a block with its items', {
      params: wire.blockParams,
      response: { 204: z.null(), ...problems(401, 403, 404) },
    }),
    async (request, reply) => {
      await blocks.delete(request.params.id, adminOf(request).id)
      return reply.code(204).send(null)
    },
  )

  app.post(
    '/blocks/:id/show',
    operation('Give a block that its page leaves out by its order number one that visitors are shown', {
      params: wire.blockParams,
      response: { 200: wire.block, ...problems(401, 403, 404) },
    }),
    async (request) => blocks.show(request.params.id, adminOf(request).id),
  )

  app.post(
    '/blocks/reorder',
    operation('Bring all blocks of a page into a new sequence', {
      body: wire.blockOrder,
      response: { 200: wire.blocks, ...problems(401, 403, 422) },
    }),
    async (request) => blocks.reorder(request.body.page, request.body.block_ids, adminOf(request).id),
  )
}

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod'
import * as wire from '#api/pages.ts'
import { problem } from '#api/problem.ts'
import { adminOf } from '#server/auth/require-admin.ts'
import { blockService } from './block-service.ts'
import type { WriteDeps } from './routes.ts'
import { settingsService } from './settings.ts'

const schema = { tags: ['pages'], security: [{ bearer: [] }] }
const refusals = { 401: problem, 403: problem }

/** Writes blocks, and reads and writes the settings of pages. For administrators only. */
export const blockRoutes: FastifyPluginAsyncZod<WriteDeps> = async (app, { db, onChange }) => {
  const blocks = blockService(db, onChange)
  const settings = settingsService(db, onChange)

  app.get(
    '/:slug/settings',
    {
      schema: {
        ...schema,
        summary: 'The name and description of a page; until somebody changes them, those that the site came with',
        params: wire.pageParams,
        response: { 200: wire.pageSettings, ...refusals, 404: problem },
      },
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
        ...schema,
        summary: 'Change them; with `version`, changes made by others meanwhile are kept',
        params: wire.pageParams,
        body: wire.pageSettingsChange,
        response: { 200: wire.pageSettings, ...refusals, 404: problem, 409: problem, 422: problem },
      },
    },
    async (request) => settings.save(request.params.slug, request.body, adminOf(request).id),
  )

  app.post(
    '/:slug/blocks',
    {
      schema: {
        ...schema,
        summary: 'Add a block',
        params: wire.pageParams,
        body: wire.newBlock,
        response: { 201: wire.block, ...refusals, 404: problem, 409: problem, 422: problem },
      },
    },
    async (request, reply) =>
      reply.code(201).send(await blocks.create(request.params.slug, request.body, adminOf(request).id)),
  )

  app.put(
    '/blocks/:id',
    {
      schema: {
        ...schema,
        summary: 'Change a block; with `version`, changes made by others meanwhile are kept',
        params: wire.blockParams,
        body: wire.blockChange,
        response: { 200: wire.block, ...refusals, 404: problem, 409: problem, 422: problem },
      },
    },
    async (request) => blocks.save(request.params.id, request.body, adminOf(request).id),
  )

  app.delete(
    '/blocks/:id',
    {
      schema: {
        ...schema,
        summary: 'Delete a block with its items',
        params: wire.blockParams,
        response: { 204: z.null(), ...refusals, 404: problem },
      },
    },
    async (request, reply) => {
      await blocks.delete(request.params.id, adminOf(request).id)
      return reply.code(204).send(null)
    },
  )

  app.post(
    '/blocks/:id/show',
    {
      schema: {
        ...schema,
        summary: 'Give a block that its page leaves out by its order number one that visitors are shown',
        params: wire.blockParams,
        response: { 200: wire.block, ...refusals, 404: problem },
      },
    },
    async (request) => blocks.show(request.params.id, adminOf(request).id),
  )

  app.post(
    '/blocks/reorder',
    {
      schema: {
        ...schema,
        summary: 'Bring all blocks of a page into a new sequence',
        body: wire.blockOrder,
        response: { 200: wire.blocks, ...refusals, 422: problem },
      },
    },
    async (request) => blocks.reorder(request.body.page, request.body.block_ids, adminOf(request).id),
  )
}

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod'
import * as wire from '#api/pages.ts'
import { problem } from '#api/problem.ts'
import { adminOf } from '#server/auth/require-admin.ts'
import { itemService } from './item-service.ts'
import type { WriteDeps } from './routes.ts'

const schema = { tags: ['items'], security: [{ bearer: [] }] }
const refusals = { 401: problem, 403: problem }

/** Writes single items of blocks' collections. For administrators only. */
export const itemRoutes: FastifyPluginAsyncZod<WriteDeps> = async (app, { db, onChange }) => {
  const items = itemService(db, onChange)
  const path = '/blocks/:id/items/:item_id'

  app.post(
    '/blocks/:id/items',
    {
      schema: {
        ...schema,
        summary: 'Add an item, before another one or as the last',
        params: wire.blockParams,
        body: wire.newItem,
        response: { 201: wire.item, ...refusals, 404: problem, 409: problem, 422: problem },
      },
    },
    async (request, reply) =>
      reply.code(201).send(await items.create(request.params.id, request.body, adminOf(request).id)),
  )

  app.post(
    '/blocks/:id/items/reorder',
    {
      schema: {
        ...schema,
        summary: 'Bring all items of a block into a new sequence; those with a day stay sorted by it, newest first',
        params: wire.blockParams,
        body: wire.itemOrder,
        response: { 204: z.null(), ...refusals, 404: problem, 422: problem },
      },
    },
    async (request, reply) => {
      await items.reorder(request.params.id, request.body.item_ids, adminOf(request).id)
      return reply.code(204).send(null)
    },
  )

  app.put(
    path,
    {
      schema: {
        ...schema,
        summary: 'Change an item; with `version`, changes made by others meanwhile are kept',
        params: wire.itemParams,
        body: wire.itemChange,
        response: { 200: wire.item, ...refusals, 404: problem, 409: problem, 422: problem },
      },
    },
    async (request) => items.save(request.params.id, request.params.item_id, request.body, adminOf(request).id),
  )

  app.delete(
    path,
    {
      schema: {
        ...schema,
        summary: 'Delete an item',
        params: wire.itemParams,
        response: { 204: z.null(), ...refusals, 404: problem },
      },
    },
    async (request, reply) => {
      await items.delete(request.params.id, request.params.item_id, adminOf(request).id)
      return reply.code(204).send(null)
    },
  )
}

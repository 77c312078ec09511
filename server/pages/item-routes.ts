import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod'
import * as wire from '#api/pages.ts'
import { adminOf } from '#server/auth/require-admin.ts'
import { operations, problems } from '#server/openapi-operations.ts'
import type { Services } from '#server/services.ts'
import { itemService } from './item-service.ts'

/** Writes single items of blocks' collections. For administrators only. */
export const itemRoutes: FastifyPluginAsyncZod<Services> = async (app, { db, onChange, requireAdmin }) => {
  const items = itemService(db, onChange)
  const operation = operations('items', requireAdmin)
  const path = '/blocks/:id/items/:item_id'

  app.post(
    '/blocks/:id/items',
    operation('Add an item, before another one or as the last', {
      params: wire.blockParams,
      body: wire.newItem,
      response: { 201: wire.item, ...problems(401, 403, 404, 409, 422) },
    }),
    async (request, reply) =>
      reply.code(201).send(await items.create(request.params.id, request.body, adminOf(request).id)),
  )

  app.post(
    '/blocks/:id/items/reorder',
    operation('Bring all items of a block into a new sequence; those with a day stay sorted by it, newest first', {
      params: wire.blockParams,
      body: wire.itemOrder,
      response: { 204: z.null(), ...problems(401, 403, 404, 422) },
    }),
    async (request, reply) => {
      await items.reorder(request.params.id, request.body.item_ids, adminOf(request).id)
      return reply.code(204).send(null)
    },
  )

  app.put(
    path,
    operation('Change an item; with `version`, changes made by others meanwhile are kept', {
      params: wire.itemParams,
      body: wire.itemChange,
      response: { 200: wire.item, ...problems(401, 403, 404, 409, 422) },
    }),
    async (request) => items.save(request.params.id, request.params.item_id, request.body, adminOf(request).id),
  )

  app.delete(
    path,
    operation('Delete an item', {
      params: wire.itemParams,
      response: { 204: z.null(), ...problems(401, 403, 404) },
    }),
    async (request, reply) => {
      await items.delete(request.params.id, request.params.item_id, adminOf(request).id)
      return reply.code(204).send(null)
    },
  )
}

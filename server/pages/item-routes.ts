import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod'
import * as wire from '#api/pages.ts'
import { problem } from '#api/problem.ts'
import { itemService } from './item-service.ts'
import { pagesReader } from './read.ts'
import type { PagesNeeds } from './routes.ts'

/** The long lists of some blocks, item by item. */
export const itemRoutes: FastifyPluginAsyncZod<PagesNeeds> = async (app, { db, requireAdmin, onChange }) => {
  const reader = pagesReader(db)
  const items = itemService(db, onChange)
  const path = '/blocks/:id/items/:item_id'
  const tags = ['items']

  app.get(
    '/blocks/:id/items',
    {
      schema: {
        tags,
        summary: 'The items of a block, newest first, without their long bodies',
        params: wire.blockParams,
        querystring: wire.itemsQuery,
        response: { 200: wire.itemList, 404: problem, 422: problem },
      },
    },
    async ({ params, query }, reply) => {
      reply.header('cache-control', 'no-cache')
      return reader.listItems(params.id, query)
    },
  )

  app.get(
    path,
    { schema: { tags, params: wire.itemParams, response: { 200: wire.item, 404: problem } } },
    async ({ params }, reply) => {
      reply.header('cache-control', 'no-cache')
      return reader.readItem(params.id, params.item_id)
    },
  )

  app.post(
    '/blocks/:id/items',
    {
      schema: {
        tags,
        params: wire.blockParams,
        body: wire.newItem,
        response: { 201: wire.item, 404: problem, 409: problem, 422: problem },
      },
      onRequest: requireAdmin,
    },
    async ({ params, body, admin }, reply) =>
      reply.code(201).send(await items.create(params.id, body, admin?.id ?? null)),
  )

  app.post(
    '/blocks/:id/items/reorder',
    {
      schema: {
        tags,
        summary: 'Bring all items of a block into a new sequence; those with a day stay sorted by it, newest first',
        params: wire.blockParams,
        body: wire.itemOrder,
        response: { 204: z.null(), 404: problem, 422: problem },
      },
      onRequest: requireAdmin,
    },
    async ({ params, body, admin }, reply) => {
      await items.reorder(params.id, body.item_ids, admin?.id ?? null)
      return reply.code(204).send(null)
    },
  )

  app.put(
    path,
    {
      schema: {
        tags,
        params: wire.itemParams,
        body: wire.itemChange,
        response: { 200: wire.item, 404: problem, 409: problem, 422: problem },
      },
      onRequest: requireAdmin,
    },
    async ({ params, body, admin }) => items.save(params.id, params.item_id, body, admin?.id ?? null),
  )

  app.delete(
    path,
    {
      schema: { tags, params: wire.itemParams, response: { 204: z.null(), 404: problem } },
      onRequest: requireAdmin,
    },
    async ({ params, admin }, reply) => {
      await items.delete(params.id, params.item_id, admin?.id ?? null)
      return reply.code(204).send(null)
    },
  )
}

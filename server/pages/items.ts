import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod'
import * as wire from '#api/pages.ts'
import { isSame } from '#content/json.ts'
import { merge } from '#content/merge.ts'
import { userOf } from '#server/auth/guards.ts'
import { conflict, invalid, notFound } from '#server/errors.ts'
import { operations, problems } from '#server/openapi-operations.ts'
import type { Services } from '#server/services.ts'
import { blockChanges, type ChangeContext, storeBlock } from './change-pages.ts'
import { type ItemRow, toItem } from './items-repository.ts'
import { renumber } from './order-numbers.ts'
import type { BlockRow } from './pages-repository.ts'
import { collectionOf, parseItem, requireType } from './parse-content.ts'
import { findItem, takeAddress } from './rename-item.ts'
import { requireUploadsExist } from './require-uploads.ts'
import { changeItem, deleteItem, insertItem, requireItemLimit } from './write-items.ts'

/** Each change increments the block's version, too. */
export const itemRoutes: FastifyPluginAsyncZod<Services> = async (app, { db, onChange, requirePermission }) => {
  const changeBlock = blockChanges(db, onChange)
  const operation = operations('items', requirePermission('content.write'))
  const textOperation = operations('items', requirePermission('content.translate'))
  const path = '/blocks/:id/items/:item_id'

  app.post(
    '/blocks/:id/items',
    operation('Add an item, before another one or as the last', {
      params: wire.blockParams,
      body: wire.newItem,
      response: { 201: wire.item, ...problems(404, 409) },
    }),
    async (request, reply) => {
      const { params, body } = request
      const create = (context: ChangeContext, block: BlockRow) => createItem(context, block, body)
      return reply.code(201).send(await changeBlock(params.id, userOf(request), create))
    },
  )

  app.post(
    '/blocks/:id/items/reorder',
    operation('Bring all items of a block into a new sequence; those with a day stay sorted by it, newest first', {
      params: wire.blockParams,
      body: wire.itemOrder,
      response: { 204: z.null(), ...problems(404) },
    }),
    async (request, reply) => {
      const { params, body } = request
      await changeBlock(params.id, userOf(request), (context, block) => reorderItems(context, block, body.item_ids))
      return reply.code(204).send(null)
    },
  )

  app.put(
    path,
    textOperation('Change an item; with `version`, changes made by others meanwhile are kept', {
      params: wire.itemParams,
      body: wire.itemChange,
      response: { 200: wire.item, ...problems(404, 409) },
    }),
    async (request) => {
      const { params, body } = request
      return changeBlock(params.id, userOf(request), (context, block) => saveItem(context, block, params.item_id, body))
    },
  )

  app.patch(
    path,
    operation('Change the id of an item, which is the end of its address; a published one leaves redirects', {
      params: wire.itemParams,
      body: wire.itemRename,
      response: { 200: wire.item, ...problems(404, 409) },
    }),
    async (request) => {
      const { params, body } = request
      return changeBlock(params.id, userOf(request), (context, block) =>
        changeId(context, block, params.item_id, body.id),
      )
    },
  )

  app.delete(
    path,
    operation('Delete an item', { params: wire.itemParams, response: { 204: z.null(), ...problems(404) } }),
    async (request, reply) => {
      const { id, item_id } = request.params
      await changeBlock(id, userOf(request), (context, block) => removeItem(context, block, item_id))
      return reply.code(204).send(null)
    },
  )
}

async function reorderItems(context: ChangeContext, block: BlockRow, ids: string[]) {
  if (!collectionOf(block.block_type)) {
    throw invalid([{ path: 'item_ids', message: 'the block has no items to reorder' }])
  }
  const byId = new Map((await context.items.listOf([block.id])).map((row) => [row.id, row]))
  if (ids.length !== byId.size || new Set(ids).size !== byId.size || !ids.every((id) => byId.has(id))) {
    throw invalid([{ path: 'item_ids', message: 'must name every item of the block, each once' }])
  }
  const positions = renumber([...byId.values()].map(({ position }) => position))
  const placed = ids.map((id, index) => ({ row: byId.get(id) as ItemRow, position: positions[index] as number }))
  const moved = placed.filter(({ row, position }) => row.position !== position)
  if (moved.length === 0) return
  const next = await storeBlock(context, block)
  for (const { row, position } of moved) {
    await changeItem(context, next, row, { id: row.id, content: row.content, position })
  }
}

async function createItem(context: ChangeContext, block: BlockRow, { content, before }: z.output<typeof wire.newItem>) {
  const accepted = parseItem(requireType(block.block_type, 'type'), content)
  const id = String(accepted.id)
  if (await context.items.find(block.id, id)) throw conflict('ITEM_EXISTS')
  await requireUploadsExist(context.db, accepted)
  await takeAddress(context, block, id)
  const changed = await storeBlock(context, block)
  const position = await positionFor(context, changed, before)
  const row = await insertItem(context, changed, { id, content: accepted, position })
  await requireItemLimit(context, changed)
  return toItem(row)
}

async function positionFor(context: ChangeContext, block: BlockRow, before?: string): Promise<number> {
  if (before === undefined) return (await context.items.lastPosition(block.id)) + 1
  const next = await context.items.find(block.id, before)
  if (!next) throw invalid([{ path: 'before', message: `There is no item '${before}'` }])
  const day = await context.items.positionsOfDay(next)
  const place = day.findIndex(({ id }) => id === before)
  const previous = day[place - 1]?.position
  if (previous === undefined) return next.position - 1
  const middle = (previous + next.position) / 2
  return previous < middle && middle < next.position ? middle : makeRoom(context, block, next, place)
}

/** Renumbers the items of a day, so that a position before the item at index `place` becomes free. */
async function makeRoom(context: ChangeContext, block: BlockRow, { date }: ItemRow, place: number): Promise<number> {
  const day = (await context.items.listOf([block.id])).filter((row) => row.date === date)
  for (const [index, row] of day.entries()) {
    const position = index < place ? index + 1 : index + 2
    if (row.position !== position) await changeItem(context, block, row, { id: row.id, content: row.content, position })
  }
  return place + 1
}

export async function saveItem(
  context: ChangeContext,
  block: BlockRow,
  id: string,
  { content, version }: z.output<typeof wire.itemChange>,
) {
  const row = await requireItem(context, block, id)
  const { id: now } = row
  if (content.id !== undefined && content.id !== id && content.id !== now) {
    throw invalid([{ path: 'content.id', message: `must stay '${now}'` }])
  }
  const type = requireType(block.block_type, 'type')
  const mine = parseItem(type, { ...content, id: now })
  const isStale = version !== undefined && version !== row.version
  const base = isStale ? await context.revisions.itemAt(block.id, now, version) : row.content
  const merged = merge(base, row.content, mine)
  if (merged.conflicts.length > 0) {
    throw conflict('CHANGED_MEANWHILE', { current: toItem(row), conflicts: merged.conflicts })
  }
  const accepted = isStale ? parseItem(type, merged.content) : merged.content
  if (isSame(accepted, row.content)) return toItem(row)
  await requireUploadsExist(context.db, accepted, row.content)
  const { position } = row
  return toItem(
    await changeItem(context, await storeBlock(context, block), row, { id: now, content: accepted, position }),
  )
}

async function changeId(context: ChangeContext, block: BlockRow, id: string, next: string) {
  const row = await requireItem(context, block, id)
  if (row.id === next) return toItem(row)
  const { content, position } = row
  const moved = { id: next, content: { ...content, id: next }, position }
  return toItem(await changeItem(context, await storeBlock(context, block), row, moved))
}

async function removeItem(context: ChangeContext, block: BlockRow, id: string) {
  const row = await requireItem(context, block, id)
  await deleteItem(context, await storeBlock(context, block), row)
}

async function requireItem(context: ChangeContext, block: BlockRow, id: string): Promise<ItemRow> {
  const row = await findItem(context.db, block, id)
  if (!row) throw notFound('ITEM_NOT_FOUND')
  return row
}

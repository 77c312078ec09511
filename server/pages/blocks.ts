import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod'
import type { Block } from '#api/pages.ts'
import * as wire from '#api/pages.ts'
import { isSame } from '#content/json.ts'
import { merge } from '#content/merge.ts'
import { isShownAt } from '#content/pages.ts'
import { userOf } from '#server/auth/guards.ts'
import type { Content } from '#server/db/schema.ts'
import { conflict, invalid, notFound } from '#server/errors.ts'
import { operations, problems } from '#server/openapi-operations.ts'
import type { Services } from '#server/services.ts'
import { blockChanges, type ChangeContext, changes, storeBlock } from './change-pages.ts'
import { createBlock, deleteBlock, makeRoom } from './create-block.ts'
import type { ItemRow } from './items-repository.ts'
import { moveBlock, renumber } from './order-numbers.ts'
import { readBlocks } from './pages-reader.ts'
import { type BlockRow, toBlock } from './pages-repository.ts'
import { listOf, parseContent, requireType, splitItems } from './parse-content.ts'
import { requireUploadsExist } from './require-uploads.ts'
import { planItems, storeItems } from './write-items.ts'

export const blockRoutes: FastifyPluginAsyncZod<Services> = async (app, { db, onChange, requirePermission }) => {
  const change = changes(db, onChange)
  const changeBlock = blockChanges(db, onChange)
  const operation = operations('pages', requirePermission('content.write'))
  const textOperation = operations('pages', requirePermission('content.translate'))

  app.post(
    '/:slug/blocks',
    operation('Add a block', {
      params: wire.pageParams,
      body: wire.newBlock,
      response: { 201: wire.block, ...problems(404, 409) },
    }),
    async (request, reply) => {
      const { slug } = request.params
      const block = await change(
        userOf(request),
        (pages, at) => pages.lockUndeletedPage(slug, at),
        notFound('PAGE_NOT_FOUND'),
        (context) => createBlock(context, slug, request.body),
      )
      return reply.code(201).send(block)
    },
  )

  app.put(
    '/blocks/:id',
    textOperation('Change a block; with `version`, changes made by others meanwhile are kept', {
      params: wire.blockParams,
      body: wire.blockChange,
      response: { 200: wire.block, ...problems(404, 409) },
    }),
    async (request) =>
      changeBlock(request.params.id, userOf(request), (context, block) => saveBlock(context, block, request.body)),
  )

  app.delete(
    '/blocks/:id',
    operation('Delete a block with its items', {
      params: wire.blockParams,
      response: { 204: z.null(), ...problems(404) },
    }),
    async (request, reply) => {
      await changeBlock(request.params.id, userOf(request), deleteBlock)
      return reply.code(204).send(null)
    },
  )

  app.post(
    '/blocks/:id/show',
    operation('Give a block that its page leaves out by its order number one that visitors are shown', {
      params: wire.blockParams,
      response: { 200: wire.block, ...problems(404) },
    }),
    async (request) => changeBlock(request.params.id, userOf(request), showBlock),
  )

  app.post(
    '/blocks/reorder',
    operation('Bring all blocks of a page into a new sequence', {
      body: wire.blockOrder,
      response: { 200: wire.blocks },
    }),
    async (request) => {
      const { page, block_ids } = request.body
      return change(
        userOf(request),
        (pages, at) => pages.lockUndeletedPage(page, at),
        invalid([{ path: 'page', message: `There is no page '${page}'` }]),
        (context) => reorderBlocks(context, page, block_ids),
      )
    },
  )
}

export async function saveBlock(context: ChangeContext, block: BlockRow, change: z.output<typeof wire.blockChange>) {
  const { type: written, content, version } = change
  const type = requireType(written, 'type')
  if (type !== block.block_type) throw invalid([{ path: 'type', message: `This block is a ${block.block_type}` }])
  const mine = parseContent(type, content)
  const list = listOf(type)
  // If the sent content lacks the collection, the collection stays unchanged and the response lacks it, too.
  const stored = list && list in mine ? await context.items.listOf([block.id]) : undefined
  const current = stored && list ? { ...block.content, [list]: stored.map((row) => row.content) } : block.content
  const isStale = version !== undefined && version !== block.version
  const base = isStale ? await contentAt(context, block, version, stored && list) : current
  const merged = merge(base, current, mine)
  if (merged.conflicts.length > 0) {
    throw conflict('CHANGED_MEANWHILE', {
      current: { ...toBlock(block), content: current },
      conflicts: merged.conflicts,
    })
  }
  const accepted = isStale ? parseContent(type, merged.content) : merged.content
  await requireUploadsExist(context.db, accepted, current)
  return storeContent(context, block, accepted, stored)
}

/** Writes only what differs: the row if its content changed, and the items that changed. */
async function storeContent(context: ChangeContext, block: BlockRow, content: Content, stored?: ItemRow[]) {
  const { head, items = [] } = splitItems(block.block_type, content)
  const plan = planItems(stored ?? [], items)
  const isHeadSame = isSame(head, block.content)
  if (isHeadSame && plan.isEmpty) return { ...toBlock(block), content }
  const next = await storeBlock(context, block, { content: head })
  if (!isHeadSame) await context.revisions.ofBlock(next, { action: 'update', before: block, ...context })
  await storeItems(context, next, plan)
  return { ...toBlock(next), content }
}

/** Empty for an unknown version, so that the merge reports each difference as a conflict. */
async function contentAt({ revisions }: ChangeContext, block: BlockRow, version: number, list?: string) {
  if (version > block.version) return {}
  const { id } = block
  const content = (await revisions.contentAt(id, version)) ?? {}
  return list ? { ...content, [list]: await revisions.itemsAt(id, version) } : content
}

/** Gives a block that is left out by its number one that is shown; the sequence of the blocks stays the same. */
async function showBlock(context: ChangeContext, block: BlockRow): Promise<Block> {
  const { id, page_slug: slug, position } = block
  if (isShownAt(slug, position)) return toBlock(block)
  const { blocks = [] } = (await context.pages.readPage(slug)) ?? {}
  const behind = blocks.slice(blocks.findIndex((each) => each.id === id) + 1)
  const next = await makeRoom(context, slug, blocks, behind)
  await moveBlock(context, block, next)
  return toBlock({ ...block, position: next, version: context.nextVersion(block.version), updated_at: context.at })
}

async function reorderBlocks(context: ChangeContext, slug: string, ids: string[]): Promise<Block[]> {
  const { blocks = [] } = (await context.pages.readPage(slug)) ?? {}
  const byId = new Map(blocks.map((block) => [block.id, block]))
  if (ids.length !== byId.size || new Set(ids).size !== byId.size || !ids.every((id) => byId.has(id))) {
    throw invalid([{ path: 'block_ids', message: `must name every block of '${slug}', each once` }])
  }
  const positions = renumber(
    blocks.map((block) => block.position),
    slug,
  )
  for (const [index, id] of ids.entries())
    await moveBlock(context, byId.get(id) as BlockRow, positions[index] as number)
  return (await readBlocks(context, slug))?.blocks ?? []
}

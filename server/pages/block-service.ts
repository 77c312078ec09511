import type { Block } from '#api/pages.ts'
import { isSame, merge } from '#content/merge.ts'
import { isShownAt } from '#content/pages.ts'
import type { Content, Db } from '#server/db/schema.ts'
import { conflict, invalid, notFound } from '#server/errors.ts'
import { changes, type OnChange, requireBlock, type Step, storeBlock } from './change.ts'
import { listOf, readContent, requireType, splitItems } from './content.ts'
import { createBlock, makeRoom, type NewBlock } from './create-block.ts'
import { deleteBlock } from './delete-block.ts'
import type { ItemRow } from './items-repository.ts'
import { requireFiles } from './lost-files.ts'
import { dealOut, moveBlock } from './order.ts'
import { readBlocks } from './read.ts'
import { type BlockRow, toBlock } from './repository.ts'
import { planItems, storeItems } from './stored-items.ts'

type BlockChange = { type: string; content: Content; version?: number | undefined }
type Author = string | null

/** Everything that changes blocks. */
export function blockService(db: Db, onChange: OnChange) {
  const change = changes(db, onChange)
  const noPage = notFound('PAGE_NOT_FOUND')
  const noBlock = notFound('BLOCK_NOT_FOUND')

  return {
    create: (slug: string, block: NewBlock, by: Author): Promise<Block> =>
      change(
        by,
        (pages, at) => pages.lockPage(slug, at),
        noPage,
        (step) => createBlock(step, slug, block),
      ),

    save: (id: string, changed: BlockChange, by: Author): Promise<Block> =>
      change(
        by,
        (pages, at) => pages.lockPageOf(id, at),
        noBlock,
        (step) => saveBlock(step, id, changed),
      ),

    delete: (id: string, by: Author): Promise<void> =>
      change(
        by,
        (pages, at) => pages.lockPageOf(id, at),
        noBlock,
        async (step) => deleteBlock(step, await requireBlock(step, id)),
      ),

    show: (id: string, by: Author): Promise<Block> =>
      change(
        by,
        (pages, at) => pages.lockPageOf(id, at),
        noBlock,
        (step) => showBlock(step, id),
      ),

    reorder: (slug: string, ids: string[], by: Author): Promise<Block[]> => {
      const unknown = invalid([{ path: 'page', message: `There is no page '${slug}'` }])
      return change(
        by,
        (pages, at) => pages.lockPage(slug, at),
        unknown,
        (step) => reorderBlocks(step, slug, ids),
      )
    },
  }
}

export async function saveBlock(
  step: Step,
  id: string,
  { type: written, content, version }: BlockChange,
): Promise<Block> {
  const block = await requireBlock(step, id)
  const type = requireType(written, 'type')
  if (type !== block.block_type) throw invalid([{ path: 'type', message: `This block is a ${block.block_type}` }])
  const mine = readContent(type, content)
  const list = listOf(type)
  // A content that came without its collection leaves the collection alone, and is answered without it.
  const stored = list && list in mine ? await step.items.listOf([id]) : undefined
  const current = stored && list ? { ...block.content, [list]: stored.map((row) => row.content) } : block.content
  const isStale = version !== undefined && version !== block.version
  const base = isStale ? await contentAt(step, block, version, stored && list) : current
  const merged = merge(base, current, mine)
  if (merged.conflicts.length > 0) {
    throw conflict('CHANGED_MEANWHILE', {
      current: { ...toBlock(block), content: current },
      conflicts: merged.conflicts,
    })
  }
  const accepted = isStale ? readContent(type, merged.content) : merged.content
  await requireFiles(step.db, accepted, current)
  return storeContent(step, block, accepted, stored)
}

/** Stores what differs: the block's own content, and those items that changed. */
async function storeContent(step: Step, block: BlockRow, content: Content, stored?: ItemRow[]): Promise<Block> {
  const { head, items = [] } = splitItems(block.block_type, content)
  const plan = planItems(stored ?? [], items)
  const isHeadSame = isSame(head, block.content)
  if (isHeadSame && plan.isEmpty) return { ...toBlock(block), content }
  const next = await storeBlock(step, block, { content: head })
  if (!isHeadSame) await step.revisions.ofBlock(next, { action: 'update', before: block.content, ...step })
  await storeItems(step, next, plan)
  return { ...toBlock(next), content }
}

/** What the editor started from. Where that is unknown, everything that differs from today's content is a conflict. */
async function contentAt({ revisions }: Step, block: BlockRow, version: number, list?: string): Promise<Content> {
  if (version > block.version) return {}
  const { id } = block
  const content = (await revisions.contentAt(id, version)) ?? {}
  return list ? { ...content, [list]: await revisions.itemsAt(id, version) } : content
}

/** A block whose number the page leaves out gets one that is shown, and stays where it is in the sequence. */
async function showBlock(step: Step, id: string): Promise<Block> {
  const block = await requireBlock(step, id)
  const { page_slug: slug, position } = block
  if (isShownAt(slug, position)) return toBlock(block)
  const { blocks = [] } = (await step.pages.readPage(slug)) ?? {}
  const behind = blocks.slice(blocks.findIndex((each) => each.id === id) + 1)
  const next = await makeRoom(step, slug, blocks, behind)
  await moveBlock(step, block, next)
  return toBlock({ ...block, position: next, version: block.version + 1, updated_at: step.at })
}

/** The page's order numbers are dealt out in the new sequence. */
async function reorderBlocks(step: Step, slug: string, ids: string[]): Promise<Block[]> {
  const { blocks = [] } = (await step.pages.readPage(slug)) ?? {}
  const byId = new Map(blocks.map((block) => [block.id, block]))
  if (ids.length !== byId.size || new Set(ids).size !== byId.size || !ids.every((id) => byId.has(id))) {
    throw invalid([{ path: 'block_ids', message: `must name every block of '${slug}', each once` }])
  }
  const positions = dealOut(
    blocks.map((block) => block.position),
    slug,
  )
  for (const [index, id] of ids.entries()) await moveBlock(step, byId.get(id) as BlockRow, positions[index] as number)
  return (await readBlocks(step, slug))?.blocks ?? []
}

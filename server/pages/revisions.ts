import { randomUUID } from 'node:crypto'
import type { Content, Executor, RevisionAction, RevisionsTable } from '#server/db/schema.ts'
import { type ItemRow, inSequence, keysOf } from './items-repository.ts'
import type { BlockRow } from './repository.ts'

type Change = { action: RevisionAction; at: string; by: string | null }

/** The history of blocks and items: one row for each accepted change, written in the transaction that makes it. */
export function revisionsRepository(db: Executor) {
  const write = (revision: Omit<RevisionsTable, 'id'>) =>
    db
      .insertInto('revisions')
      .values({ id: randomUUID(), ...revision })
      .execute()

  const upTo = (blockId: string, blockVersion: number) =>
    db.selectFrom('revisions').where('block_id', '=', blockId).where('block_version', '<=', blockVersion)

  return {
    ofBlock: (block: BlockRow, change: Change) =>
      write({ ...blockPart(block, change), item_id: null, version: block.version }),

    /** `block` is the block's row as this change leaves it. */
    ofItem: (block: BlockRow, item: ItemRow, change: Change) =>
      write({
        ...blockPart(block, change),
        item_id: item.id,
        version: item.version,
        position: item.position,
        content: item.content,
      }),

    /** A block's own content as it was at a version of it. */
    async contentAt(blockId: string, blockVersion: number): Promise<Content | undefined> {
      const revision = await upTo(blockId, blockVersion)
        .select('content')
        .where('item_id', 'is', null)
        .orderBy('block_version', 'desc')
        .executeTakeFirst()
      return revision?.content
    },

    /** The items that a block's collection held at a version of the block, in their sequence. */
    async itemsAt(blockId: string, blockVersion: number): Promise<Content[]> {
      const newest = upTo(blockId, blockVersion)
        .where('item_id', 'is not', null)
        .select((eb) => ['item_id', eb.fn.max('block_version').as('newest')])
        .groupBy('item_id')
      const revisions = await db
        .selectFrom('revisions')
        .innerJoin(newest.as('last'), (join) =>
          join.onRef('last.item_id', '=', 'revisions.item_id').onRef('last.newest', '=', 'revisions.block_version'),
        )
        .select(['revisions.content', 'revisions.action', 'revisions.position'])
        .where('revisions.block_id', '=', blockId)
        .execute()
      return revisions
        .filter(({ action }) => action !== 'delete')
        .map(({ content, position }) => ({ content, position, id: String(content.id), ...keysOf(content) }))
        .sort(inSequence)
        .map(({ content }) => content)
    },

    /** An item as it was at a version of its own, even if it was deleted and made anew since. */
    async itemAt(blockId: string, itemId: string, version: number): Promise<Content | undefined> {
      const revision = await db
        .selectFrom('revisions')
        .select('content')
        .where('block_id', '=', blockId)
        .where('item_id', '=', itemId)
        .where('version', '=', version)
        .orderBy('block_version', 'desc')
        .executeTakeFirst()
      return revision?.content
    },
  }
}

function blockPart(block: BlockRow, { action, at, by }: Change) {
  return {
    block_id: block.id,
    page_slug: block.page_slug,
    block_type: block.block_type,
    block_version: block.version,
    action,
    position: block.position,
    content: block.content,
    author_id: by,
    created_at: at,
  }
}

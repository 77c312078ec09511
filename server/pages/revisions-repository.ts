import { randomUUID } from 'node:crypto'
import { removedListItems } from '#content/differences.ts'
import type { Content, Executor, RevisionAction, RevisionsTable } from '#server/db/schema.ts'
import type { ChangeMetadata } from './change.ts'
import { compareItems, type ItemRow, indexColumns } from './items-repository.ts'
import type { BlockRow } from './pages-repository.ts'

/** `before` is the content that an update changes. */
type Change = ChangeMetadata & { action: RevisionAction; before?: Content }

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
      write({
        ...blockColumns(block, change),
        item_id: null,
        version: block.version,
        removes: removes(block.content, change),
      }),

    /** `block` is the block's row as this change leaves it. */
    ofItem: (block: BlockRow, item: ItemRow, change: Change) =>
      write({
        ...blockColumns(block, change),
        item_id: item.id,
        version: item.version,
        position: item.position,
        content: item.content,
        removes: removes(item.content, change),
      }),

    /** `version` is that of the settings of a page, which counts their changes alone. */
    ofSettings: (slug: string, settings: { content: Content; version: number }, metadata: ChangeMetadata) =>
      write({
        ...settingsColumns(slug),
        ...settings,
        block_version: settings.version,
        action: 'update',
        ...metadataColumns(metadata),
        removes: null,
      }),

    /** A block's own content, or that of an item, as it was at a version of the block. */
    async contentAt(blockId: string, blockVersion: number, itemId: string | null = null): Promise<Content | undefined> {
      const revision = await upTo(blockId, blockVersion)
        .select('content')
        .where('item_id', itemId === null ? 'is' : '=', itemId)
        // Always the same, but in this sequence the index gives the newest at once.
        .orderBy('item_id', 'desc')
        .orderBy('block_version', 'desc')
        .limit(1)
        .executeTakeFirst()
      return revision?.content
    },

    /** The items that a block's collection held at a version of the block, in their sequence. */
    async itemsAt(blockId: string, blockVersion: number): Promise<Content[]> {
      // A block that was deleted and brought back begins anew with the items of that day.
      const created = upTo(blockId, blockVersion)
        .where('item_id', 'is', null)
        .where('action', '=', 'create')
        .select((eb) => eb.fn.max('block_version').as('created'))
      const newest = upTo(blockId, blockVersion)
        .where('item_id', 'is not', null)
        .where('block_version', '>=', created)
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
        .map(({ content, position }) => ({ content, position, id: String(content.id), ...indexColumns(content) }))
        .sort(compareItems)
        .map(({ content }) => content)
    },

    /** The newest version that a block, or an item of its, ever had: what is made anew counts on from there. */
    async lastVersion(blockId: string, itemId: string | null = null): Promise<number> {
      const { last } = await db
        .selectFrom('revisions')
        .select((eb) => eb.fn.max('version').as('last'))
        .where('block_id', '=', blockId)
        .where('item_id', itemId === null ? 'is' : '=', itemId)
        .executeTakeFirstOrThrow()
      return last ?? 0
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

/** The settings of a page stand among the revisions like a block of their own. */
export const settingsId = (slug: string) => `page:${slug}`

function settingsColumns(slug: string) {
  return { block_id: settingsId(slug), block_type: 'PAGE', page_slug: slug, item_id: null, position: 0 }
}

function metadataColumns({ at, by, pageVersion, reverts }: ChangeMetadata) {
  return { page_version: pageVersion, reverts, author_id: by, created_at: at }
}

function blockColumns(block: BlockRow, change: Change) {
  return {
    ...metadataColumns(change),
    block_id: block.id,
    page_slug: block.page_slug,
    block_type: block.block_type,
    block_version: block.version,
    action: change.action,
    position: block.position,
    content: block.content,
  }
}

function removes(content: Content, { before }: Change): 1 | null {
  return before && removedListItems(before, content).length > 0 ? 1 : null
}

import { randomUUID } from 'node:crypto'
import { removedListItems } from '#content/differences.ts'
import type { Content, Executor, RevisionAction, RevisionsTable } from '#server/db/schema.ts'
import { recordTranslations } from '#server/translations/records.ts'
import type { ChangeMetadata } from './change-pages.ts'
import { compareItems, type ItemRow, indexColumns } from './items-repository.ts'
import type { BlockRow } from './pages-repository.ts'
import { requireMayChange, type State } from './require-permission.ts'

/** `before` is the state before an update. */
type RevisedBy = ChangeMetadata & { action: RevisionAction; before?: State }

/**
 * A row for each changed document, written in the change's transaction. As every change writes one, rights are checked
 * here.
 */
export function revisionsRepository(db: Executor) {
  async function itemStatesAt(
    blockId: string,
    blockVersion: number,
  ): Promise<{ content: Content; position: number }[]> {
    // Item revisions from before the block's last creation are skipped: a block that was deleted and recreated has only
    // the items that were recreated with it.
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
    return revisions.filter(({ action }) => action !== 'delete')
  }

  async function write(revision: Omit<RevisionsTable, 'id'>, { author, before }: Pick<RevisedBy, 'author' | 'before'>) {
    requireMayChange(author, revision, before)
    await db
      .insertInto('revisions')
      .values({ id: randomUUID(), ...revision })
      .execute()
    await recordTranslations(db, revision, before?.content)
  }

  const upTo = (blockId: string, blockVersion: number) =>
    db.selectFrom('revisions').where('block_id', '=', blockId).where('block_version', '<=', blockVersion)

  return {
    ofBlock: (block: BlockRow, change: RevisedBy) =>
      write(
        {
          ...blockColumns(block, change),
          item_id: null,
          version: block.version,
          removes: removes(block.content, change),
        },
        change,
      ),

    /** `block` is the block's row after this change. */
    ofItem: (block: BlockRow, item: ItemRow, change: RevisedBy) =>
      write(
        {
          ...blockColumns(block, change),
          item_id: item.id,
          version: item.version,
          position: item.position,
          content: item.content,
          removes: removes(item.content, change),
        },
        change,
      ),

    /** `version` is `content_version`, which counts changes of the settings only. */
    ofSettings: (
      slug: string,
      {
        before,
        ...settings
      }: Pick<RevisionsTable, 'content' | 'version' | 'action'> & { before?: Content | undefined },
      metadata: ChangeMetadata,
    ) =>
      write(
        {
          ...settingsColumns(slug),
          ...settings,
          block_version: settings.version,
          ...metadataColumns(metadata),
          removes: null,
        },
        { author: metadata.author, ...(before && { before: { content: before, position: 0 } }) },
      ),

    async contentAt(blockId: string, blockVersion: number, itemId: string | null = null): Promise<Content | undefined> {
      const revision = await upTo(blockId, blockVersion)
        .select('content')
        .where('item_id', itemId === null ? 'is' : '=', itemId)
        // Sorting by `item_id` does not change the result, but lets the index revisions_by_block find the newest row.
        .orderBy('item_id', 'desc')
        .orderBy('block_version', 'desc')
        .limit(1)
        .executeTakeFirst()
      return revision?.content
    },

    itemStatesAt,

    /** Sorted as in the collection. */
    async itemsAt(blockId: string, blockVersion: number): Promise<Content[]> {
      return (await itemStatesAt(blockId, blockVersion))
        .map(({ content, position }) => ({ content, position, id: String(content.id), ...indexColumns(content) }))
        .sort(compareItems)
        .map(({ content }) => content)
    },

    /** The highest version that a block or an item ever had; 0 if none. A recreated document gets the next version. */
    async lastVersion(blockId: string, itemId: string | null = null): Promise<number> {
      const { last } = await db
        .selectFrom('revisions')
        .select((eb) => eb.fn.max('version').as('last'))
        .where('block_id', '=', blockId)
        .where('item_id', itemId === null ? 'is' : '=', itemId)
        .executeTakeFirstOrThrow()
      return last ?? 0
    },

    async itemIds(blockId: string): Promise<Set<string | null>> {
      const rows = await db
        .selectFrom('revisions')
        .select('item_id')
        .distinct()
        .where('block_id', '=', blockId)
        .where('item_id', 'is not', null)
        .execute()
      return new Set(rows.map(({ item_id }) => item_id))
    },

    /** Finds the content even if the item was deleted and recreated since. */
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

export const settingsId = (slug: string) => `page:${slug}`

function settingsColumns(slug: string) {
  return { block_id: settingsId(slug), block_type: 'PAGE', page_slug: slug, item_id: null, position: 0 }
}

function metadataColumns({ at, author, pageVersion, reverts }: ChangeMetadata) {
  return { page_version: pageVersion, reverts, author_id: author?.id ?? null, created_at: at }
}

function blockColumns(block: BlockRow, change: RevisedBy) {
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

function removes(content: Content, { before }: RevisedBy): 1 | null {
  return before && removedListItems(before.content, content).length > 0 ? 1 : null
}

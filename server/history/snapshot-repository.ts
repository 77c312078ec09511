import { sql } from 'kysely'
import type { Executor } from '#server/db/schema.ts'
import type { ItemRow } from '#server/pages/items-repository.ts'
import type { ChangeKey, Revision } from './repository.ts'
import { type Snapshot, snapshotOf } from './snapshot.ts'

/** The part of a page to read: the documents that a change touched, or these blocks with all their items. */
type Part = { touchedBy: number } | { blocks: string[] } | undefined
export type TouchedDocument = Pick<Revision, 'block_id' | 'item_id' | 'action'>

/** Reads earlier states of pages, and which documents a change touched. */
export function snapshotRepository(db: Executor) {
  const revisions = (page: string) => db.selectFrom('revisions').where('page_slug', '=', page)

  return {
    /** The documents that a change touched; empty if there is no such change. */
    touchesOf: ({ page, version }: ChangeKey): Promise<TouchedDocument[]> =>
      revisions(page).select(['block_id', 'item_id', 'action']).where('page_version', '=', version).execute(),

    /** The documents of a page right after this version of it, or its last change before that. */
    async snapshotAt({ page, version }: ChangeKey, part?: Part): Promise<Snapshot> {
      // The newest revision of each document up to then.
      let newest = revisions(page)
        .where('page_version', '<=', version)
        .select((eb) => ['block_id', itemKey.as('item'), eb.fn.max('block_version').as('newest')])
        .groupBy(['block_id', 'item'])
      if (part && 'blocks' in part) newest = newest.where('block_id', 'in', part.blocks)
      if (part && 'touchedBy' in part) {
        const { touchedBy } = part
        newest = newest.where((eb) =>
          eb.exists(
            eb
              .selectFrom('revisions as touched')
              .select('touched.id')
              .where('touched.page_slug', '=', page)
              .where('touched.page_version', '=', touchedBy)
              .whereRef('touched.block_id', '=', 'revisions.block_id')
              .where(sql<string>`coalesce(touched.item_id, '')`, '=', itemKey),
          ),
        )
      }
      // The version at which each block was last created or deleted. An item whose newest revision is older was deleted
      // with its block.
      const lives = revisions(page)
        .where('page_version', '<=', version)
        .where('item_id', 'is', null)
        .where('action', 'in', ['create', 'delete'])
        .select((eb) => ['block_id', eb.fn.max('block_version').as('since')])
        .groupBy('block_id')
      const rows = await db
        .selectFrom('revisions')
        .innerJoin(newest.as('last'), (join) =>
          join
            .onRef('last.block_id', '=', 'revisions.block_id')
            .onRef('last.newest', '=', 'revisions.block_version')
            .on('last.item', '=', itemKey),
        )
        .leftJoin(lives.as('life'), 'life.block_id', 'revisions.block_id')
        .select(['revisions.block_id', 'item_id', 'block_type', 'position', 'content'])
        .where('action', '<>', 'delete')
        .where((eb) => eb.or([eb('item_id', 'is', null), eb('block_version', '>=', eb.ref('life.since'))]))
        .execute()
      return snapshotOf(rows)
    },

    /** The current rows of the items that a change touched. */
    itemsTouchedBy({ page, version }: ChangeKey): Promise<ItemRow[]> {
      return db
        .selectFrom('items')
        .selectAll()
        .where((eb) =>
          eb.exists(
            eb
              .selectFrom('revisions')
              .select('revisions.id')
              .where('page_slug', '=', page)
              .where('page_version', '=', version)
              .whereRef('revisions.block_id', '=', 'items.block_id')
              .whereRef('revisions.item_id', '=', 'items.id'),
          ),
        )
        .execute()
    },

    /** The blocks of a page after a change, in order. */
    async blocksAt({ page, version }: ChangeKey): Promise<{ id: string }[]> {
      const newest = revisions(page)
        .where('page_version', '<=', version)
        .where('item_id', 'is', null)
        .where('block_type', '<>', 'PAGE')
        .select((eb) => ['block_id', eb.fn.max('block_version').as('newest')])
        .groupBy('block_id')
      return db
        .selectFrom('revisions')
        .innerJoin(newest.as('last'), (join) =>
          join.onRef('last.block_id', '=', 'revisions.block_id').onRef('last.newest', '=', 'revisions.block_version'),
        )
        .select('revisions.block_id as id')
        .where('item_id', 'is', null)
        .where('action', '<>', 'delete')
        .orderBy('position')
        .orderBy('revisions.block_id')
        .execute()
    },
  }
}

/** Makes items and blocks comparable with `=` ('' for a block): no item has an empty id. */
const itemKey = sql<string>`coalesce(revisions.item_id, '')`

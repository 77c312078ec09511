import { sql } from 'kysely'
import type { Executor } from '#server/db/schema.ts'
import { notFound } from '#server/errors.ts'
import type { ChangeKey } from './repository.ts'
import { type Snapshot, snapshotOf } from './snapshot.ts'

export function snapshotRepository(db: Executor) {
  const revisions = (page: string) => db.selectFrom('revisions').where('page_slug', '=', page)

  return {
    async requireChange({ page, version }: ChangeKey): Promise<void> {
      const revision = await revisions(page)
        .select('id')
        .where('page_version', '=', version)
        .limit(1)
        .executeTakeFirst()
      if (!revision) throw notFound('CHANGE_NOT_FOUND')
    },

    /** Reads the documents of a page after the change with this version, or, if there is none, the last one before. */
    async snapshotAt({ page, version }: ChangeKey): Promise<Snapshot> {
      // The newest revision of each document up to this version.
      const newest = revisions(page)
        .where('page_version', '<=', version)
        .select((eb) => ['block_id', itemKey.as('item'), eb.fn.max('block_version').as('newest')])
        .groupBy(['block_id', 'item'])
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
  }
}

/** The id of the item, or '' for a block, because null cannot be compared with `=`. No item has an empty id. */
const itemKey = sql<string>`coalesce(revisions.item_id, '')`

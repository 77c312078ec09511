import type { ExpressionBuilder, Selectable } from 'kysely'
import type { Item } from '#api/pages.ts'
import { itemId } from '#content/schema/fields.ts'
import { dueAt, withoutTimes } from '#content/visibility-times.ts'
import type { Content, Database, Executor, ItemsTable } from '#server/db/schema.ts'

export type ItemRow = Selectable<ItemsTable>
/** The cursor for the next page of a list contains that of the last item. */
export type CursorPosition = Pick<ItemRow, 'date' | 'position' | 'id'>
type Selection = {
  type?: string | undefined
  limit: number
  offset?: number
  after?: CursorPosition | undefined
  except?: string[] | undefined
}

/**
 * Lists are sorted by day (newest first, items without a day last), then by position. With `isPublic`, reads leave out
 * drafts and times.
 */
export function itemsRepository(db: Executor, { isPublic = false } = {}) {
  const all = () => {
    const items = db.selectFrom('items')
    return isPublic ? items.where('is_draft', '=', 0) : items
  }
  const ofBlock = (blockId: string) => all().where('block_id', '=', blockId)
  const read = (rows: ItemRow[]) => (isPublic ? rows.map(toPublicRow) : rows)
  const sorted = () => all().orderBy('date', 'desc').orderBy('position').orderBy('id')

  return {
    listOf: async (blockIds: string[]): Promise<ItemRow[]> =>
      read(await sorted().selectAll().where('block_id', 'in', blockIds).execute()),

    async listNamed(blockId: string, ids: string[]): Promise<ItemRow[]> {
      if (ids.length === 0) return []
      return read(await sorted().selectAll().where('block_id', '=', blockId).where('id', 'in', ids).execute())
    },

    async select(blockId: string, { type, limit, offset = 0, after, except = [] }: Selection): Promise<ItemRow[]> {
      let query = sorted().selectAll().where('block_id', '=', blockId).limit(limit).offset(offset)
      if (type !== undefined) query = query.where('type', '=', type)
      if (after) query = query.where((eb) => isAfter(eb, after))
      if (except.length > 0) query = query.where('id', 'not in', except)
      return read(await query.execute())
    },

    /** Reads only the ids and times of the newest items, because their contents may be long. */
    listChanges: (blockId: string, limit: number): Promise<Pick<ItemRow, 'id' | 'updated_at'>[]> =>
      sorted().select(['id', 'updated_at']).where('block_id', '=', blockId).limit(limit).execute(),

    async count(blockId: string, type?: string): Promise<number> {
      let query = ofBlock(blockId).select((eb) => eb.fn.countAll<number>().as('total'))
      if (type !== undefined) query = query.where('type', '=', type)
      return (await query.executeTakeFirstOrThrow()).total
    },

    async countByType(blockId: string): Promise<Map<string | null, number>> {
      const rows = await ofBlock(blockId)
        .select((eb) => ['type', eb.fn.countAll<number>().as('total')])
        .groupBy('type')
        .execute()
      return new Map(rows.map(({ type, total }) => [type, total]))
    },

    async find(blockId: string, id: string): Promise<ItemRow | undefined> {
      // A URL may contain any string as the id, and PostgreSQL fails for a string with a zero byte.
      if (!itemId.safeParse(id).success) return undefined
      const rows = await ofBlock(blockId).selectAll().where('id', '=', id).execute()
      return read(rows)[0]
    },

    hasDrafts: async (): Promise<boolean> =>
      (await db.selectFrom('items').select('id').where('is_draft', '=', 1).limit(1).executeTakeFirst()) !== undefined,

    async lastPosition(blockId: string): Promise<number> {
      const { last } = await ofBlock(blockId)
        .select((eb) => eb.fn.max('position').as('last'))
        .executeTakeFirstOrThrow()
      return last ?? 0
    },

    /** The positions of all items of the same day, in order. Items of different days are sorted by day. */
    positionsOfDay: ({ block_id, date }: ItemRow): Promise<Pick<ItemRow, 'id' | 'position'>[]> =>
      sorted().select(['id', 'position']).where('block_id', '=', block_id).where('date', '=', date).execute(),

    insert: (item: ItemRow) => db.insertInto('items').values(item).execute(),
    /** Writes only the columns that changed, because writing a column also updates the indexes that contain it. */
    update(before: ItemRow, after: ItemRow) {
      const changed = Object.entries(after).filter(([column, value]) => before[column as keyof ItemRow] !== value)
      const { block_id, id } = before
      const row = db.updateTable('items').where('block_id', '=', block_id).where('id', '=', id)
      return row.set(Object.fromEntries(changed)).execute()
    },
    delete: (blockId: string, id: string) =>
      db.deleteFrom('items').where('block_id', '=', blockId).where('id', '=', id).execute(),
  }
}

export const toPublicRow = (row: ItemRow): ItemRow => ({ ...row, content: withoutTimes(row.content) })

export function indexColumns(content: Content): Pick<ItemRow, 'type' | 'date' | 'is_draft' | 'due_at'> {
  const { type, day, draft } = content
  return {
    type: typeof type === 'string' ? type : null,
    date: typeof day === 'string' ? day : '',
    is_draft: draft === true ? 1 : 0,
    due_at: dueAt(content),
  }
}

/** Compares two items in the order of `sorted()`, to sort items that were not read from the table. */
export function compareItems(one: CursorPosition, other: CursorPosition): number {
  if (one.date !== other.date) return one.date > other.date ? -1 : 1
  return one.position - other.position || (one.id < other.id ? -1 : 1)
}

export function toItem(row: ItemRow): Item {
  const { id, block_id, content, version, updated_at } = row
  return { id, block_id, content, version, updated_at }
}

/** Leaves out the long body, for lists. */
export function toListedItem(row: ItemRow): Item {
  const { detailContent: _, ...content } = row.content
  return toItem({ ...row, content })
}

function isAfter(eb: ExpressionBuilder<Database, 'items'>, { date, position, id }: CursorPosition) {
  return eb.or([
    eb('date', '<', date),
    eb.and([eb('date', '=', date), eb('position', '>', position)]),
    eb.and([eb('date', '=', date), eb('position', '=', position), eb('id', '>', id)]),
  ])
}

import { listOf } from '#server/pages/content.ts'
import type { ItemRow } from '#server/pages/items-repository.ts'
import type { BlockRow } from '#server/pages/repository.ts'

/** What has a history of its own: a block, an item of its collection (then with its id), the settings of a page. */
export type Thing = Pick<BlockRow, 'block_type' | 'position' | 'content'> & { block_id: string; item_id: string | null }

/** Things by their key, as they were at a time; what was not there is not among them. */
export type Snapshot = Map<string, Thing>

/** What things shall become, by their key: nothing where they shall not be there. Others stay as they are. */
export type Wanted = Map<string, { block_id: string; item_id: string | null; thing: Thing | undefined }>

export const keyOf = ({ block_id, item_id }: Pick<Thing, 'block_id' | 'item_id'>) =>
  item_id === null ? block_id : `${block_id}/${item_id}`

export const snapshotOf = (things: Thing[]): Snapshot => new Map(things.map((thing) => [keyOf(thing), thing]))

export function blockThing({ id, block_type, position, content }: BlockRow): Thing {
  return { block_id: id, item_id: null, block_type, position, content }
}

export function itemThing({ block_id, id, position, content }: ItemRow, block_type: string): Thing {
  return { block_id, item_id: id, block_type, position, content }
}

/** Where a thing's content stands in its block's: '' or 'posts.first'. */
export function pathOf({ block_type, item_id }: Pick<Thing, 'block_type' | 'item_id'>): string {
  return item_id === null ? '' : `${listOf(block_type)}.${item_id}`
}

import type { ItemRow } from '#server/pages/items-repository.ts'
import type { BlockRow } from '#server/pages/pages-repository.ts'
import { listOf } from '#server/pages/parse-content.ts'

/** What has a history of its own: a block, an item of its collection (then with its id), the settings of a page. */
export type DocumentState = Pick<BlockRow, 'block_type' | 'position' | 'content'> & {
  block_id: string
  item_id: string | null
}

/** Things by their key, as they were at a time; what was not there is not among them. */
export type Snapshot = Map<string, DocumentState>

/** What things shall become, by their key: nothing where they shall not be there. Others stay as they are. */
export type DesiredState = Map<
  string,
  { block_id: string; item_id: string | null; document: DocumentState | undefined }
>

export const keyOf = ({ block_id, item_id }: Pick<DocumentState, 'block_id' | 'item_id'>) =>
  item_id === null ? block_id : `${block_id}/${item_id}`

export const snapshotOf = (documents: DocumentState[]): Snapshot =>
  new Map(documents.map((document) => [keyOf(document), document]))

export function documentOfBlock({ id, block_type, position, content }: BlockRow): DocumentState {
  return { block_id: id, item_id: null, block_type, position, content }
}

export function documentOfItem({ block_id, id, position, content }: ItemRow, block_type: string): DocumentState {
  return { block_id, item_id: id, block_type, position, content }
}

/** Where a thing's content stands in its block's: '' or 'posts.first'. */
export function pathOf({ block_type, item_id }: Pick<DocumentState, 'block_type' | 'item_id'>): string {
  return item_id === null ? '' : `${listOf(block_type)}.${item_id}`
}

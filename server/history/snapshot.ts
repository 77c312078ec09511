import type { ItemRow } from '#server/pages/items-repository.ts'
import type { BlockRow } from '#server/pages/pages-repository.ts'
import { listOf } from '#server/pages/parse-content.ts'

export type DocumentState = Pick<BlockRow, 'block_type' | 'position' | 'content'> & {
  block_id: string
  item_id: string | null
}

export type Snapshot = Map<string, DocumentState>

/** The desired states by key. If `document` is undefined, the document is deleted. Other documents stay unchanged. */
export type DesiredState = Map<
  string,
  { block_id: string; item_id: string | null; document: DocumentState | undefined }
>

export const keyOf = ({ block_id, item_id }: Pick<DocumentState, 'block_id' | 'item_id'>) =>
  item_id === null ? block_id : `${block_id}/${item_id}`

export const snapshotOf = (documents: DocumentState[]): Snapshot =>
  new Map(documents.map((document) => [keyOf(document), document]))

export const blocksIn = (snapshot: Snapshot): DocumentState[] =>
  [...snapshot.values()]
    .filter(({ item_id, block_type }) => item_id === null && block_type !== 'PAGE')
    .sort((one, other) => one.position - other.position || (one.block_id < other.block_id ? -1 : 1))

export function documentOfBlock({ id, block_type, position, content }: BlockRow): DocumentState {
  return { block_id: id, item_id: null, block_type, position, content }
}

export function documentOfItem({ block_id, id, position, content }: ItemRow, block_type: string): DocumentState {
  return { block_id, item_id: id, block_type, position, content }
}

/** The path of a document in its block's content: '' or 'posts.first'. */
export function pathOf({ block_type, item_id }: Pick<DocumentState, 'block_type' | 'item_id'>): string {
  return item_id === null ? '' : `${listOf(block_type)}.${item_id}`
}

import type { AdminClient } from '#api/admin-client.ts'
import type { Change } from '#api/history.ts'
import type { EditorDocument } from '../documents/documents.ts'

/** Who saved a value last, and when. */
export type Writer = Pick<Change, 'author' | 'at' | 'is_mine'>

/**
 * Finds who last wrote the values at `paths` ('tabs.first.title.en') of a block or item. If several people did, one who
 * is not the user is returned. Undefined if the paths are not in the last 100 changes of the page.
 */
export async function lastWriter(
  { history }: Pick<AdminClient, 'history'>,
  { block, item, page }: Pick<EditorDocument, 'block' | 'item' | 'page'>,
  paths: string[],
): Promise<Writer | undefined> {
  const query = { pages: [page], limit: 100, ...(item && { item }) }
  const changes = await history(query).then(
    ({ items }) => items,
    () => [],
  )
  const writers = paths.flatMap((dottedPath) => changes.find((change) => wrote(change, dottedPath)) ?? [])
  return writers.find(({ is_mine }) => !is_mine) ?? writers[0]

  function wrote({ entries }: Change, dottedPath: string): boolean {
    return entries.some(
      ({ block_id, item_id, differences }) =>
        block_id === block && item_id === (item ?? null) && differences.some((each) => isAbout(each.path, dottedPath)),
    )
  }
}

const isAbout = (one: string, other: string) =>
  one === other || one.startsWith(`${other}.`) || other.startsWith(`${one}.`)

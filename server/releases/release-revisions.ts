import { merge } from '#content/merge.ts'
import type { Content, Executor, StoredState } from '#server/db/schema.ts'
import { compareItems, indexColumns } from '#server/pages/items-repository.ts'
import { revisionsRepository } from '#server/pages/revisions-repository.ts'
import { type DocumentRow, releasesRepository } from './repository.ts'
import { liveVersion, seqOf } from './versions.ts'

/**
 * A version consists of a live one and the number of a change (versions.ts). Its content is what the release wanted
 * after that change, merged with the live content at the live version.
 */
export function releaseRevisions(db: Executor, release: string): ReturnType<typeof revisionsRepository> {
  const live = revisionsRepository(db)
  const releases = releasesRepository(db)

  async function documentsAt(blockId: string, version: number): Promise<Map<string, DocumentRow>> {
    const seq = seqOf(version)
    const rows = seq > 0 ? await releases.documentsAt(release, seq, blockId) : []
    return new Map(rows.map((row) => [row.item_id, row]))
  }

  return {
    ...live,

    async contentAt(blockId, version, itemId = null) {
      const past = await live.contentAt(blockId, liveVersion(version), itemId)
      return merged((await documentsAt(blockId, version)).get(itemId ?? ''), past && { position: 0, content: past })
        ?.content
    },

    async itemAt(blockId, itemId, version) {
      const past = await live.itemAt(blockId, itemId, liveVersion(version))
      return merged((await documentsAt(blockId, version)).get(itemId), past && { position: 0, content: past })?.content
    },

    async itemsAt(blockId, version): Promise<Content[]> {
      const past = await live.itemStatesAt(blockId, liveVersion(version))
      const states = new Map<string, StoredState | undefined>(past.map((state) => [String(state.content.id), state]))
      for (const [id, row] of await documentsAt(blockId, version)) if (id) states.set(id, merged(row, states.get(id)))
      return [...states]
        .flatMap(([id, state]) => (state ? [{ ...state, id, ...indexColumns(state.content) }] : []))
        .sort(compareItems)
        .map(({ content }) => content)
    },
  }
}

export function merged(row: DocumentRow | undefined, past: StoredState | undefined): StoredState | undefined {
  if (!row || row.is_left) return past
  const { base_content: base, wanted_content: wanted } = row
  if (!wanted || !past || !base) return wanted ?? undefined
  return { position: wanted.position, content: merge(base.content, wanted.content, past.content).content }
}

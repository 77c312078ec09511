import { isSame } from '#content/json.ts'
import { takeDue } from '#content/visibility-times.ts'
import type { Content } from '#server/db/schema.ts'
import { conflict, notFound } from '#server/errors.ts'
import { settingsOf } from '#server/pages/addresses.ts'
import type { ChangeContext } from '#server/pages/change-pages.ts'
import { referencesDeletedUploads } from '#server/pages/require-uploads.ts'
import { settingsId } from '#server/pages/revisions-repository.ts'
import { applyDesiredState, type StoredPage } from './apply-desired-state.ts'
import { planMerge } from './plan-merge.ts'
import type { ChangeKey } from './repository.ts'
import { type DesiredState, documentOfBlock, documentOfItem, keyOf, type Snapshot, snapshotOf } from './snapshot.ts'
import { snapshotRepository } from './snapshot-repository.ts'

/**
 * Later changes stay. Throws 409 if the same values have changed since or an upload is gone, unless `force` is set.
 * False if nothing had to change.
 */
export async function revert(context: ChangeContext, key: ChangeKey, force: boolean): Promise<boolean> {
  const { stored, current, snapshotAt } = await readStates(context, key)
  const after = await snapshotAt(key)
  const before = await snapshotAt({ ...key, version: key.version - 1 })
  const plan = planMerge({ base: after, mine: before, current }, force)
  return carryOut(context, { stored, current, ...plan }, force)
}

type Plan = { stored: StoredPage; current: Snapshot } & ReturnType<typeof planMerge>

/** Throws 409 for conflicts and, unless `force` is set, for deleted uploads. */
export async function carryOut(
  context: ChangeContext,
  { stored, current, desired, conflicts }: Plan,
  force: boolean,
): Promise<boolean> {
  if (conflicts.length > 0)
    throw conflict('CHANGED_MEANWHILE', { conflicts: conflicts.map(({ item_id: _, ...rest }) => rest) })
  const contents = [...desired.values()].map(({ document }) => document?.content)
  const currentContents = [...current.values()].map(({ content }) => content)
  if (!force && (await referencesDeletedUploads(context.db, contents, currentContents)))
    throw conflict('UPLOAD_DELETED')
  return write(context, stored, current, desired)
}

/** Changes the page to its state right after a change. Returns false if nothing had to change. */
export async function restore(context: ChangeContext, key: ChangeKey): Promise<boolean> {
  const { stored, current, snapshotAt } = await readStates(context, key)
  const then = await snapshotAt(key)
  const desired: DesiredState = new Map()
  for (const [id, document] of [...current, ...then]) desired.set(id, { ...document, document: then.get(id) })
  return write(context, stored, current, desired)
}

const write = (
  context: ChangeContext,
  stored: StoredPage,
  current: Snapshot,
  desired: DesiredState,
): Promise<boolean> => applyDesiredState(context, stored, withoutPastTimes(desired, current))

/** Removes times that have passed from what changes: the clock would show or hide the content at once. */
function withoutPastTimes(desired: DesiredState, current: Snapshot): DesiredState {
  const now = new Date().toISOString()
  return new Map(
    [...desired].map(([key, each]) => {
      const { document } = each
      if (!document || isSame(document.content, current.get(key)?.content)) return [key, each]
      return [key, { ...each, document: { ...document, content: takeDue(document.content, now).rest } }]
    }),
  )
}

/** Throws 404 for an unknown change. */
async function readStates(context: ChangeContext, key: ChangeKey) {
  const snapshots = snapshotRepository(context.db)
  await snapshots.requireChange(key)
  const read = await context.pages.readPage(key.page)
  if (!read) throw notFound('PAGE_NOT_FOUND')
  const items = read.blocks.length > 0 ? await context.items.listOf(read.blocks.map(({ id }) => id)) : []
  const stored: StoredPage = { ...read, items }
  return {
    stored,
    current: currentSnapshot(stored),
    snapshotAt: async (at: ChangeKey) => withSettings(await snapshots.snapshotAt(at), key.page),
  }
}

export function currentSnapshot({ page, blocks, items }: StoredPage): Snapshot {
  const types = new Map(blocks.map(({ id, block_type }) => [id, block_type]))
  const documents = [
    ...blocks.map(documentOfBlock),
    ...items.map((item) => documentOfItem(item, types.get(item.block_id) ?? '')),
  ]
  return withSettings(snapshotOf(documents), page.slug, page.content)
}

/** Takes the settings from the snapshot, or else `stored`; the route table supplies what these lack. */
function withSettings(snapshot: Snapshot, slug: string, stored?: Content | null): Snapshot {
  const document = { block_id: settingsId(slug), item_id: null, block_type: 'PAGE', position: 0 }
  const key = keyOf(document)
  const content = settingsOf(slug, snapshot.get(key)?.content ?? stored)
  return content ? new Map([...snapshot, [key, { ...document, content }]]) : snapshot
}

import type { ChangeRef } from '#api/history.ts'
import type { Content, Db } from '#server/db/schema.ts'
import { conflict, notFound } from '#server/errors.ts'
import { type ChangeContext, changes, type OnChange } from '#server/pages/change-pages.ts'
import { referencesDeletedUploads } from '#server/pages/deleted-uploads.ts'
import { settingsId } from '#server/pages/revisions-repository.ts'
import { settingsOf } from '#server/pages/settings.ts'
import { applyDesiredState, type Stored } from './apply-desired-state.ts'
import { planRevert } from './plan-revert.ts'
import type { ChangeKey } from './repository.ts'
import { type DesiredState, documentOfBlock, documentOfItem, keyOf, type Snapshot, snapshotOf } from './snapshot.ts'
import { snapshotRepository } from './snapshot-repository.ts'

type Author = string | null

/** Rolls back a change that has nothing to write, so that the page keeps its version. */
class NothingToDo extends Error {}

/** Reverts changes and restores pages. Each of these is a change like any other and can be reverted. */
export function historyService(db: Db, onChange: OnChange) {
  const change = changes(db, onChange)

  async function run(
    key: ChangeKey,
    by: Author,
    reverts: number | null,
    work: (context: ChangeContext) => Promise<boolean>,
  ) {
    const { page } = key
    let version = 0
    const done = change(
      by,
      (pages, at) => pages.lockPage(page, at),
      notFound('PAGE_NOT_FOUND'),
      async (context) => {
        version = context.pageVersion
        if (await work(context)) return
        version -= 1
        throw new NothingToDo()
      },
      reverts,
    )
    await done.catch((error) => {
      if (!(error instanceof NothingToDo)) throw error
    })
    return { page, version } satisfies ChangeRef
  }

  return {
    /** Reverts one change and keeps later ones; 409 if the same values changed since or an upload was deleted. */
    revert: (key: ChangeKey, force: boolean, by: Author): Promise<ChangeRef> =>
      run(key, by, key.version, (context) => revert(context, key, force)),

    /** Sets the page to its state right after a change. */
    restore: (key: ChangeKey, by: Author): Promise<ChangeRef> => run(key, by, null, (context) => restore(context, key)),
  }
}

async function revert(context: ChangeContext, key: ChangeKey, force: boolean): Promise<boolean> {
  const { stored, current, snapshotAt } = await readStates(context, key)
  const after = await snapshotAt(key)
  const before = await snapshotAt({ ...key, version: key.version - 1 })
  const { desired, conflicts } = planRevert({ after, before, current }, force)
  if (conflicts.length > 0) throw conflict('CHANGED_MEANWHILE', { conflicts })
  const contents = [...desired.values()].map(({ document }) => document?.content)
  const currentContents = [...current.values()].map(({ content }) => content)
  if (!force && (await referencesDeletedUploads(context.db, contents, currentContents)))
    throw conflict('UPLOAD_DELETED')
  return applyDesiredState(context, stored, desired)
}

async function restore(context: ChangeContext, key: ChangeKey): Promise<boolean> {
  const { stored, current, snapshotAt } = await readStates(context, key)
  const then = await snapshotAt(key)
  const desired: DesiredState = new Map()
  for (const [id, document] of [...current, ...then]) desired.set(id, { ...document, document: then.get(id) })
  return applyDesiredState(context, stored, desired)
}

/** The page of a change as it is now, and a function that reads its earlier states. */
async function readStates(context: ChangeContext, key: ChangeKey) {
  const snapshots = snapshotRepository(context.db)
  await snapshots.requireChange(key)
  const read = await context.pages.readPage(key.page)
  if (!read) throw notFound('PAGE_NOT_FOUND')
  const items = read.blocks.length > 0 ? await context.items.listOf(read.blocks.map(({ id }) => id)) : []
  const stored: Stored = { ...read, items }
  return {
    stored,
    current: currentSnapshot(stored),
    snapshotAt: async (at: ChangeKey) => withSettings(await snapshots.snapshotAt(at), key.page),
  }
}

function currentSnapshot({ page, blocks, items }: Stored): Snapshot {
  const types = new Map(blocks.map(({ id, block_type }) => [id, block_type]))
  const documents = [
    ...blocks.map(documentOfBlock),
    ...items.map((item) => documentOfItem(item, types.get(item.block_id) ?? '')),
  ]
  return withSettings(snapshotOf(documents), page.slug, page.content)
}

/** A page without stored settings has those of the route table. */
function withSettings(snapshot: Snapshot, slug: string, content?: Content | null): Snapshot {
  const document = { block_id: settingsId(slug), item_id: null, block_type: 'PAGE', position: 0 }
  const settings = { ...document, content: settingsOf(slug, content) }
  return snapshot.has(keyOf(document)) ? snapshot : new Map([...snapshot, [keyOf(document), settings]])
}

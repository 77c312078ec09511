import type { ChangeRef } from '#api/history.ts'
import type { Content, Db } from '#server/db/schema.ts'
import { conflict, notFound } from '#server/errors.ts'
import { changes, type OnChange, type Step } from '#server/pages/change.ts'
import type { ItemRow } from '#server/pages/items-repository.ts'
import { namesLostFiles } from '#server/pages/lost-files.ts'
import type { BlockRow } from '#server/pages/repository.ts'
import { settingsId } from '#server/pages/revisions.ts'
import { settingsOf } from '#server/pages/settings.ts'
import { pastRepository, type Touch } from './past.ts'
import type { ChangeKey } from './repository.ts'
import { blockThing, itemThing, keyOf, type Snapshot, snapshotOf, type Wanted } from './snapshot.ts'
import { takeBack } from './take-back.ts'
import { type Stored, writeWanted } from './write-wanted.ts'

type Author = string | null

/** Ends a change that found nothing to do: nothing is written, and the page keeps its version. */
class NothingToDo extends Error {}

/** What brings earlier states back; each is a change like any other, and can be taken back like any other. */
export function historyService(db: Db, onChange: OnChange) {
  const change = changes(db, onChange)

  async function run(key: ChangeKey, by: Author, reverts: number | null, work: (step: Step) => Promise<boolean>) {
    const { page } = key
    let version = 0
    const done = change(
      by,
      (pages, at) => pages.lockPage(page, at),
      notFound('PAGE_NOT_FOUND'),
      async (step) => {
        version = step.pageVersion
        if (await work(step)) return
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
    /** Takes one change back and keeps what came after it; 409 where the same words were changed since, or a file is gone. */
    revert: (key: ChangeKey, force: boolean, by: Author): Promise<ChangeRef> =>
      run(key, by, key.version, (step) => revert(step, key, force)),

    /** Makes the page what it was right after a change. */
    restore: (key: ChangeKey, by: Author): Promise<ChangeRef> => run(key, by, null, (step) => restore(step, key)),
  }
}

async function revert(step: Step, key: ChangeKey, force: boolean): Promise<boolean> {
  const past = pastRepository(step.db)
  // Blocks that came or went did so with their items, of which a change that deletes says nothing.
  const whole = (await requireChange(step, key)).filter(({ action }) => action === 'create' || action === 'delete')
  const blocks = whole.filter(({ item_id }) => item_id === null).map(({ block_id }) => block_id)
  const earlier = { ...key, version: key.version - 1 }
  const sideAt = async (at: ChangeKey) => {
    const touched = await past.snapshotAt(at, { touchedBy: key.version })
    const around: Snapshot = blocks.length > 0 ? await past.snapshotAt(at, { blocks }) : new Map()
    return withSettings(new Map([...touched, ...around]), key.page)
  }
  const after = await sideAt(key)
  const before = await sideAt(earlier)
  const stored = await readStored(step, key.page, async () => [
    ...(await past.itemsTouchedBy(key)),
    ...(blocks.length > 0 ? await step.items.listOf(blocks) : []),
  ])
  const sequences = {
    after: await past.blocksAt(key),
    before: await past.blocksAt(earlier),
    now: stored.blocks.map(({ id }) => ({ id })),
  }
  const now = nowOf(stored)
  const { wanted, conflicts } = takeBack({ after, before, now }, sequences, force)
  if (conflicts.length > 0) throw conflict('CHANGED_MEANWHILE', { conflicts })
  const contents = [...wanted.values()].map(({ thing }) => thing?.content)
  const today = [...now.values()].map(({ content }) => content)
  if (!force && (await namesLostFiles(step.db, contents, today))) throw conflict('UPLOAD_DELETED')
  return writeWanted(step, stored, wanted)
}

async function restore(step: Step, key: ChangeKey): Promise<boolean> {
  await requireChange(step, key)
  const stored = await readStored(step, key.page, async (blocks) =>
    blocks.length > 0 ? step.items.listOf(blocks.map(({ id }) => id)) : [],
  )
  const then = withSettings(await pastRepository(step.db).snapshotAt(key), key.page)
  const wanted: Wanted = new Map()
  for (const [id, thing] of [...nowOf(stored), ...then]) wanted.set(id, { ...thing, thing: then.get(id) })
  return writeWanted(step, stored, wanted)
}

async function requireChange({ db }: Step, key: ChangeKey): Promise<Touch[]> {
  const touches = await pastRepository(db).touchesOf(key)
  if (touches.length === 0) throw notFound('CHANGE_NOT_FOUND')
  return touches
}

async function readStored(
  step: Step,
  slug: string,
  items: (blocks: BlockRow[]) => Promise<ItemRow[]>,
): Promise<Stored> {
  const read = await step.pages.readPage(slug)
  if (!read) throw notFound('PAGE_NOT_FOUND')
  return { ...read, items: await items(read.blocks) }
}

function nowOf({ page, blocks, items }: Stored): Snapshot {
  const types = new Map(blocks.map(({ id, block_type }) => [id, block_type]))
  const things = [...blocks.map(blockThing), ...items.map((item) => itemThing(item, types.get(item.block_id) ?? ''))]
  return withSettings(snapshotOf(things), page.slug, page.content)
}

/** Before somebody stored its settings a page has those of the route table. */
function withSettings(snapshot: Snapshot, slug: string, content?: Content | null): Snapshot {
  const thing = { block_id: settingsId(slug), item_id: null, block_type: 'PAGE', position: 0 }
  const settings = { ...thing, content: settingsOf(slug, content) }
  return snapshot.has(keyOf(thing)) ? snapshot : new Map([...snapshot, [keyOf(thing), settings]])
}

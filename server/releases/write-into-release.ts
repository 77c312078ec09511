import { sql } from 'kysely'
import type { ReleaseState } from '#api/releases.ts'
import { isSame } from '#content/json.ts'
import type { SignedIn } from '#server/auth/guards.ts'
import type { Db, Executor, StoredState } from '#server/db/schema.ts'
import { conflict, unavailable } from '#server/errors.ts'
import { currentSnapshot } from '#server/history/revert.ts'
import { documentOfItem } from '#server/history/snapshot.ts'
import { createContext, lockPages, type ReleaseScope, type Versioning } from '#server/pages/change-pages.ts'
import { itemsRepository } from '#server/pages/items-repository.ts'
import { pagesRepository } from '#server/pages/pages-repository.ts'
import { changeSettings } from '#server/pages/settings.ts'
import { recordKey, releaseRecords, translationRecords } from '#server/translations/records.ts'
import { applyRelease } from './apply-release.ts'
import { releaseHistory } from './release-history.ts'
import { isInConflict, isSameState, type ReleasePage, readReleasePage, statesOf } from './release-pages.ts'
import { releaseRevisions } from './release-revisions.ts'
import { type DocumentRow, documentKey, orderId, type ReleaseRow, releasesRepository } from './repository.ts'
import { maxSeq, releaseVersion } from './versions.ts'

/** Null if the change deleted it. */
type Touched = Pick<DocumentRow, 'page_slug' | 'block_id' | 'item_id' | 'block_type'> & { wanted: StoredState | null }
type TouchedPage = { slug: string; version: number; documents: Touched[]; order: StoredState; reverts: number | null }

/** The number of attempts. One fails if a page that the release had not touched is changed live at the same time. */
const attempts = 3

/**
 * Writes the content of the release over the live one, makes the change, reads what it wrote, rolls all of it back, and
 * stores it in the release.
 */
export function releaseScope(db: Db, id: string): ReleaseScope {
  return {
    id,
    history: releaseHistory(db, id),
    async run(author, work) {
      for (let left = attempts; left > 0; left--) {
        const done = await db
          .transaction()
          .execute(async (transaction) => writeInto(transaction, await lockOpen(transaction, id), author, work))
        if (done) return done.result
      }
      throw unavailable('TOO_BUSY')
    },
  }
}

/**
 * `transaction` must have locked the release. Undefined, and nothing stored, if a page was changed live at the same
 * time.
 */
async function writeInto<T>(
  transaction: Executor,
  release: ReleaseRow,
  author: string,
  work: (savepoint: Executor, versions: Versioning) => Promise<T>,
): Promise<{ result: T } | undefined> {
  const { id } = release
  const seq = release.seq + 1
  await sql`savepoint release`.execute(transaction)
  const documents = await releasesRepository(transaction).documents(id)
  const pages = await applyRelease(transaction, documents)
  const records = translationRecords(transaction)
  const own = releaseRecords(transaction, id)
  await records.insert(await own.all(), true)
  const applied = await pageVersions(transaction)
  const result = await work(transaction, {
    seq,
    next: (version) => releaseVersion(version, seq),
    revisions: releaseRevisions(transaction, id),
  })
  const touched = await readTouched(transaction, applied)
  const slugs = await changedSince(transaction, applied)
  const noted = await records.rowsOf(slugs)
  await sql`rollback to savepoint release`.execute(transaction)
  // Records that differ from the live ones are stored for the release. Publishing the release makes them live.
  const live = new Map((await records.rowsOf(slugs)).map((row) => [recordKey(row), row]))
  await own.insert(noted.filter((row) => !isSame(row, live.get(recordKey(row)))))
  const isStored = await store(transaction, { release, author, seq, touched, pages, documents })
  return isStored ? { result } : undefined
}

/** Makes pages public in a release that `transaction` has locked, in any state. */
export async function showPages(
  transaction: Executor,
  release: ReleaseRow,
  keys: string[],
  author: SignedIn,
): Promise<void> {
  if (keys.length === 0) return
  if (release.seq >= maxSeq) throw conflict('RELEASE_FULL')
  const isDone = await writeInto(transaction, release, author.id, async (savepoint, versions) => {
    for (const page of await lockPages(savepoint, keys)) {
      await changeSettings(createContext(savepoint, page, { author }, versions), page.slug, { state: 'public' })
    }
  })
  if (!isDone) throw unavailable('TOO_BUSY')
}

/** Throws 409 if it is in none of `states` or has the maximum number of changes. */
export async function lockOpen(
  transaction: Executor,
  id: string,
  states: readonly ReleaseState[] = ['open'],
): Promise<ReleaseRow> {
  const releases = releasesRepository(transaction)
  const release = await releases.lock(id, states)
  if (!release) throw conflict('RELEASE_CLOSED')
  if (release.seq >= maxSeq) throw conflict('RELEASE_FULL')
  return release
}

async function pageVersions(db: Executor): Promise<Map<string, number>> {
  const rows = await db.selectFrom('pages').select(['slug', 'version']).execute()
  return new Map(rows.map(({ slug, version }) => [slug, version]))
}

/** The pages that the change locked, even if it changed nothing on them: locking increases a page's version. */
async function changedSince(db: Executor, applied: Map<string, number>): Promise<string[]> {
  return [...(await pageVersions(db))].flatMap(([slug, version]) => (version === applied.get(slug) ? [] : slug))
}

async function readTouched(db: Executor, applied: Map<string, number>) {
  const touched: TouchedPage[] = []
  for (const [slug, version] of await pageVersions(db)) {
    const from = applied.get(slug) ?? 0
    if (version === from) continue
    const revisions = await db
      .selectFrom('revisions')
      .select(['block_id', 'item_id', 'block_type', 'reverts'])
      .distinct()
      .where('page_slug', '=', slug)
      .where('page_version', '>', from)
      .execute()
    if (revisions.length === 0) continue
    const read = await pagesRepository(db).readPage(slug)
    if (!read) continue
    const items = []
    for (const { block_id, item_id } of revisions) {
      const row = item_id === null ? undefined : await itemsRepository(db).find(block_id, item_id)
      if (row) items.push(row)
    }
    const states = statesOf(currentSnapshot({ ...read, items }), slug)
    const documents = revisions.map(({ block_id, item_id, block_type }) => {
      const document = { page_slug: slug, block_id, item_id: item_id ?? '', block_type }
      return { ...document, wanted: states.get(documentKey(document)) ?? null }
    })
    const order = states.get(orderId(slug)) as StoredState
    touched.push({ slug, version, documents, order, reverts: revisions[0]?.reverts ?? null })
  }
  return touched
}

type Storing = {
  release: ReleaseRow
  author: string
  seq: number
  touched: TouchedPage[]
  pages: Map<string, ReleasePage>
  documents: DocumentRow[]
}

/** False, and nothing stored, if a page that the release had not touched was changed live at the same time. */
async function store(db: Executor, { release, author, seq, touched, pages, documents }: Storing): Promise<boolean> {
  const known = new Map(documents.map((row) => [documentKey(row), row]))
  const at = new Date().toISOString()
  const rows: DocumentRow[] = []
  for (const { slug, version, documents: own, order, reverts } of touched) {
    const locked = pages.get(slug)
    const page = locked ?? (await readReleasePage(db, slug, []))
    await addItems(db, own, page)
    // After the rollback, a page must have the version from before it was locked, either by `applyRelease` or, if the
    // release had not touched it, by the change.
    const expected = locked ? Math.max(locked.stored.page.version - 1, 0) : version - 1
    if (((await pagesRepository(db).findPage(slug))?.version ?? 0) !== expected) return false
    const ofDeleted = await itemsOfDeleted(db, own, page)
    const live = statesOf(page.current, slug)
    const blocks = { page_slug: slug, block_id: orderId(slug), item_id: '', block_type: 'ORDER', wanted: order }
    for (const { wanted, ...document } of [...own, ...ofDeleted, blocks]) {
      const key = documentKey(document)
      const before = known.get(key)
      const isHeld = before !== undefined && !before.is_left && isInConflict(page, before)
      const base = isHeld ? before.base_content : (live.get(key) ?? null)
      const is_left = Number(isSameState(document, base, wanted))
      const isUnchanged = before
        ? isSameState(document, before.wanted_content, wanted) && isSameState(document, before.base_content, base)
        : is_left && document.block_type === 'ORDER'
      if (isUnchanged) continue
      const states = { base_content: base, wanted_content: wanted }
      rows.push({
        release_id: release.id,
        seq,
        ...document,
        ...states,
        is_left,
        reverts,
        author_id: author,
        created_at: at,
      })
    }
  }
  if (rows.length === 0) return true
  const releases = releasesRepository(db)
  await releases.addDocuments(rows)
  await releases.update(release.id, { seq, updated_at: at })
  return true
}

/** Adds to `current` the live states of touched items that `readReleasePage` has not read. */
async function addItems(db: Executor, touched: Touched[], { current }: ReleasePage): Promise<void> {
  for (const document of touched) {
    const { block_id, item_id, block_type } = document
    if (!item_id || current.has(documentKey(document))) continue
    const row = await itemsRepository(db).find(block_id, item_id)
    if (row) current.set(documentKey(document), documentOfItem(row, block_type))
  }
}

/** These items have no revisions, but the release must delete them, too. */
async function itemsOfDeleted(db: Executor, touched: Touched[], { current, documents }: ReleasePage) {
  const gone = touched.filter(({ item_id, wanted, block_type }) => !item_id && !wanted && block_type !== 'PAGE')
  const items: Touched[] = []
  for (const { block_id, page_slug, block_type } of gone) {
    const rows = await itemsRepository(db).listOf([block_id])
    for (const row of rows) current.set(`${block_id}/${row.id}`, documentOfItem(row, block_type))
    const known = documents.flatMap((row) => (row.block_id === block_id && row.item_id ? [row.item_id] : []))
    for (const item_id of new Set([...rows.map(({ id }) => id), ...known])) {
      items.push({ page_slug, block_id, block_type, item_id, wanted: null })
    }
  }
  return items
}

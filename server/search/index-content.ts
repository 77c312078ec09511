import { detailPages } from '#content/detail-pages.ts'
import type { Locale } from '#content/locale.ts'
import { siteKey } from '#content/page-keys.ts'
import type { SearchKind } from '#content/search.ts'
import { canLockRows } from '#server/db/dialect.ts'
import type { Db, Executor, SearchWordsTable } from '#server/db/schema.ts'
import { itemsRepository } from '#server/pages/items-repository.ts'
import { pagesRepository } from '#server/pages/pages-repository.ts'
import { documentsOfItem, documentsOfPage, findHolder, type SearchDocument } from './documents.ts'
import { type IndexedTexts, textIndex } from './text-index.ts'
import { joinedWords, wordsOf } from './words.ts'

/** Must run in the transaction of the change. */
export async function indexChange(db: Executor, slug: string, version: number): Promise<void> {
  const changed = await db
    .selectFrom('revisions')
    .select('item_id')
    .where('page_slug', '=', slug)
    .where('page_version', '=', version)
    .execute()
  if (changed.length === 0) return
  await indexDocuments(db, slug, [...new Set(changed.map(({ item_id }) => item_id ?? ''))])
}

export const indexPage = (db: Executor, slug: string): Promise<void> => indexDocuments(db, slug)

/** '' is the page itself. By default the page and all items. */
async function indexDocuments(db: Executor, slug: string, ids?: string[]): Promise<void> {
  const stored = await pagesRepository(db).readPage(slug)
  if (!stored) return
  const holder = findHolder(stored)
  const isAll = !ids || (ids.includes('') && hasItems(slug) && (await indexedHolder(db, slug)) !== holder?.block.id)
  const items = itemsRepository(db)
  const wanted = isAll || ids.includes('') ? documentsOfPage(stored) : []
  if (holder) {
    const { block, detail } = holder
    const rows = isAll
      ? await items.listOf([block.id])
      : await Promise.all(ids.filter(Boolean).map((id) => items.find(block.id, id)))
    for (const row of rows) if (row) wanted.push(...documentsOfItem(row, block, detail))
  }
  await replaceDocuments(db, slug, wanted, isAll ? undefined : ids)
}

const hasItems = (slug: string) => detailPages.some(({ page }) => page === slug)

/** Returns the block whose items are in the index. If another block has the items now, all items must be indexed. */
async function indexedHolder(db: Executor, slug: string): Promise<string | undefined> {
  const items = db.selectFrom('search_documents').select('block_id').where('page_slug', '=', slug)
  return (await items.where('item_id', '<>', '').limit(1).executeTakeFirst())?.block_id
}

async function replaceDocuments(db: Executor, slug: string, wanted: SearchDocument[], ids?: string[]): Promise<void> {
  let query = db.selectFrom('search_documents').selectAll().where('page_slug', '=', slug)
  if (ids) query = query.where('item_id', 'in', ids)
  const before = new Map((await query.execute()).map((row) => [keyOf(row), row]))
  const index = textIndex(db)
  const words = new Map<string, SearchWordsTable>()
  for (const document of wanted) {
    const key = keyOf(document)
    const known = before.get(key)
    before.delete(key)
    if (known && textKeys.every((each) => known[each] === document[each])) continue
    const id = await storeDocument(db, document, known)
    for (const [word, row] of newWords(document, known)) words.set(word, row)
    await index.put(id, stemsOf(document))
  }
  await storeWords(db, words)
  const gone = [...before.values()].map(({ id }) => id)
  if (gone.length === 0) return
  await index.remove(gone)
  await db.deleteFrom('search_documents').where('id', 'in', gone).execute()
}

type Stored = SearchDocument & { id: number }

const keyOf = ({ item_id, locale }: SearchDocument) => `${locale} ${item_id}`
const textKeys = ['title', 'description', 'body', 'kind', 'path', 'block_id'] as const

async function storeDocument(db: Executor, document: SearchDocument, known?: Stored): Promise<number> {
  if (known) {
    // The columns of the key are not written, because that would also update the indexes on them.
    const texts = Object.fromEntries(textKeys.map((key) => [key, document[key]]))
    await db.updateTable('search_documents').set(texts).where('id', '=', known.id).execute()
    return known.id
  }
  const { id } = await db.insertInto('search_documents').values(document).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Looks at paragraphs that are new. Returns words by language and word. */
function newWords(document: SearchDocument, known?: SearchDocument): Map<string, SearchWordsTable> {
  const { locale } = document
  const before = new Set(known && paragraphs(known))
  const words = paragraphs(document).flatMap((text) => (before.has(text) ? [] : allWords(text)))
  return new Map(words.map(({ word, stem }) => [`${locale} ${word}`, { locale, word, stem }]))
}

const paragraphs = ({ title, description, body, kind, locale }: SearchDocument) => [
  title,
  description,
  wordsOfKind[kind][locale],
  ...body.split('\n'),
]

function stemsOf({ title, description, body, kind, locale }: SearchDocument): IndexedTexts {
  const stems = (text: string) => allWords(text).map(({ stem }) => stem)
  return { title: stems(title), description: stems(`${description} ${wordsOfKind[kind][locale]}`), body: stems(body) }
}

/** So that 'jobs in Dubai' finds vacancies that do not say 'job'. */
const wordsOfKind: Record<SearchKind, Record<Locale, string>> = {
  page: { en: '', ar: '' },
  post: { en: 'article', ar: 'مقال' },
  event: { en: 'event', ar: 'فعالية' },
  story: { en: 'customer story', ar: 'قصة عميل' },
  vacancy: { en: 'vacancy job', ar: 'وظيفة شاغرة' },
}

const allWords = (text: string) => [...[...wordsOf(text)].flatMap(({ words }) => words), ...joinedWords(text)]

/** Databases limit the parameters of a statement. */
const wordsAtOnce = 1_000

/** Words of deleted texts stay: they only complete or correct queries. */
async function storeWords(db: Executor, words: Map<string, SearchWordsTable>): Promise<void> {
  // Sorted, because transactions that store the same words in different orders could deadlock.
  const sorted = [...words.entries()].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, word]) => word)
  for (let from = 0; from < sorted.length; from += wordsAtOnce) {
    const values = sorted.slice(from, from + wordsAtOnce)
    await db
      .insertInto('search_words')
      .values(values)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

/** Indexes all pages if the index is empty, because a migration has emptied it. */
export async function fillSearchIndex(db: Db): Promise<void> {
  if (await hasDocuments(db)) return
  await db.transaction().execute(async (transaction) => {
    // Locks all pages: saves of other processes wait, and a process that starts at the same time then finds the index
    // filled.
    // The row 'site' is not indexed, and must be the last that a transaction locks.
    let query = transaction.selectFrom('pages').select('slug').where('slug', '<>', siteKey).orderBy('slug')
    if (canLockRows(transaction)) query = query.forUpdate()
    await query.execute()
    if (!(await hasDocuments(transaction))) await indexAllPages(transaction)
  })
}

export async function indexAllPages(db: Executor): Promise<void> {
  const pages = await db.selectFrom('pages').select('slug').orderBy('slug').execute()
  for (const { slug } of pages) await indexPage(db, slug)
}

const hasDocuments = async (db: Executor) =>
  (await db.selectFrom('search_documents').select('id').limit(1).executeTakeFirst()) !== undefined

export async function clearSearchIndex(db: Executor): Promise<void> {
  const rows = await db.selectFrom('search_documents').select('id').execute()
  await textIndex(db).remove(rows.map(({ id }) => id))
  await db.deleteFrom('search_documents').execute()
  await db.deleteFrom('search_words').execute()
}

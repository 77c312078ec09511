import { type RawBuilder, sql } from 'kysely'
import type { Locale } from '#content/locale.ts'
import type { SearchKind } from '#content/search.ts'
import { isPostgres } from '#server/db/dialect.ts'
import type { Executor } from '#server/db/schema.ts'

export type IndexedTexts = { title: string[]; description: string[]; body: string[] }
export type Hit = { id: number; kind: SearchKind; score: number; isInTitle: boolean }

/** Finds documents by the stems of their words. Stems consist of letters and digits. */
export type TextIndex = {
  put(id: number, texts: IndexedTexts): Promise<void>
  remove(ids: number[]): Promise<void>
  /** Finds documents with at least one of these stems. Rare stems score higher, and stems in the title. */
  find(locale: Locale, stems: string[]): Promise<Hit[]>
}

const weights = { title: 10, description: 4, body: 1 }

export const textIndex = (db: Executor): TextIndex => (isPostgres(db) ? postgresIndex(db) : sqliteIndex(db))

/** Uses FTS5: the table `search_index` has a row for each document, with the document's id and without its texts. */
function sqliteIndex(db: Executor): TextIndex {
  return {
    async remove(ids) {
      if (ids.length > 0) await sql`delete from search_index where rowid in (${sql.join(ids)})`.execute(db)
    },
    async put(id, { title, description, body }) {
      await sql`insert or replace into search_index (rowid, title, description, body)
        values (${id}, ${title.join(' ')}, ${description.join(' ')}, ${body.join(' ')})`.execute(db)
    },
    async find(locale, stems) {
      const any = stems.map((stem) => `"${stem}"`).join(' OR ')
      const score = sql`-bm25(search_index, ${weights.title}, ${weights.description}, ${weights.body})`
      const { rows } = await sql<Omit<Hit, 'isInTitle'> & { isInTitle: 0 | 1 }>`
        select document.id, document.kind, ${score} as score,
          search_index.rowid in (select rowid from search_index where search_index match ${`title : (${any})`}) as "isInTitle"
        from search_index join search_documents as document on document.id = search_index.rowid
        where search_index match ${any} and document.locale = ${locale}`.execute(db)
      return rows.map((row) => ({ ...row, isInTitle: row.isInTitle === 1 }))
    },
  }
}

/** The tsvector is written and queried without PostgreSQL's parsers and dictionaries. */
function postgresIndex(db: Executor): TextIndex {
  const asQuery = (stems: string[], weight = ''): RawBuilder<unknown> =>
    sql`${stems.map((stem) => `'${stem}'${weight}`).join(' | ')}::tsquery`
  return {
    async put(id, texts) {
      await sql`update search_documents set words = ${toVector(texts)}::tsvector where id = ${id}`.execute(db)
    },
    // The tsvector is deleted with its row in `search_documents`.
    remove: async () => {},
    async find(locale, stems) {
      const ranks = `{0, ${weights.body / weights.title}, ${weights.description / weights.title}, 1}`
      const { rows } = await sql<Hit & { documents: number }>`
        select id, kind, ts_rank(${ranks}::float4[], words, ${asQuery(stems)}, 1) as score,
          words @@ ${asQuery(stems, ':A')} as "isInTitle",
          (select count(*) from search_documents where locale = ${locale}) as documents
        from search_documents where words @@ ${asQuery(stems)} and locale = ${locale}`.execute(db)
      // ts_rank ignores how rare a word is.
      return rows.map(({ documents, score, ...row }) => ({
        ...row,
        score: score * Math.log(1 + documents / rows.length),
      }))
    },
  }
}

/** The highest position, and the maximum number of positions of a stem. PostgreSQL allows 16,383 and 256. */
const maxPosition = 16_000
const maxPositions = 100

/** Returns text such as "'academy':1A,9C 'learn':2B". */
function toVector({ title, description, body }: IndexedTexts): string {
  const positions = new Map<string, string[]>()
  let position = 0
  for (const [stems, weight] of [
    [title, 'A'],
    [description, 'B'],
    [body, 'C'],
  ] as const) {
    for (const stem of stems) {
      position = Math.min(position + 1, maxPosition)
      const places = positions.get(stem) ?? []
      if (places.length < maxPositions) places.push(`${position}${weight}`)
      positions.set(stem, places)
    }
  }
  return [...positions].map(([stem, places]) => `'${stem}':${places.join(',')}`).join(' ')
}

import { type RawBuilder, sql } from 'kysely'
import type { Locale } from '#content/locale.ts'
import type { SearchKind } from '#content/search.ts'
import { isPostgres } from '#server/db/dialect.ts'
import type { Executor } from '#server/db/schema.ts'

export type IndexedTexts = { title: string[]; description: string[]; body: string[] }
/** A group has the stems that one word of a query may have. A document contains a group if it contains one of them. */
export type StemGroups = string[][]
export type Match = { id: number; kind: SearchKind; score: number }

/** Finds documents by the stems of their words. Stems consist of letters and digits. */
export type TextIndex = {
  put(id: number, texts: IndexedTexts): Promise<void>
  remove(ids: number[]): Promise<void>
  /** Documents with all groups in the title come first, then those with the highest scores. */
  query(locale: Locale, groups: StemGroups, needs: 'all' | 'any'): Promise<Match[]>
}

const weights = { title: 10, description: 4, body: 1 }

export const textIndex = (db: Executor): TextIndex => (isPostgres(db) ? postgresIndex(db) : sqliteIndex(db))

/** Uses FTS5: the table `search_index` has a row for each document, with the document's id and without its texts. */
function sqliteIndex(db: Executor): TextIndex {
  const join = (groups: StemGroups, operator: 'AND' | 'OR') =>
    groups.map((stems) => `(${stems.map((stem) => `"${stem}"`).join(' OR ')})`).join(` ${operator} `)
  return {
    async remove(ids) {
      if (ids.length > 0) await sql`delete from search_index where rowid in (${sql.join(ids)})`.execute(db)
    },
    async put(id, { title, description, body }) {
      await sql`insert or replace into search_index (rowid, title, description, body)
        values (${id}, ${title.join(' ')}, ${description.join(' ')}, ${body.join(' ')})`.execute(db)
    },
    async query(locale, groups, needs) {
      const inTitle = `title : (${join(groups, 'AND')})`
      const score = sql`-bm25(search_index, ${weights.title}, ${weights.description}, ${weights.body})`
      const { rows } = await sql<Match>`
        select document.id, document.kind, ${score} as score
        from search_index join search_documents as document on document.id = search_index.rowid
        where search_index match ${join(groups, needs === 'all' ? 'AND' : 'OR')} and document.locale = ${locale}
        order by search_index.rowid in (select rowid from search_index where search_index match ${inTitle}) desc,
          score desc, document.id`.execute(db)
      return rows
    },
  }
}

/** The tsvector is written and queried without PostgreSQL's parsers and dictionaries. */
function postgresIndex(db: Executor): TextIndex {
  const groupQuery = (stems: string[], weight = '') => stems.map((stem) => `'${stem}'${weight}`).join(' | ')
  const asQuery = (text: string): RawBuilder<unknown> => sql`${text}::tsquery`
  return {
    async put(id, texts) {
      await sql`update search_documents set words = ${toVector(texts)}::tsvector where id = ${id}`.execute(db)
    },
    // The tsvector is deleted with its row in `search_documents`.
    remove: async () => {},
    async query(locale, groups, needs) {
      const whole = groups.map((stems) => `(${groupQuery(stems)})`).join(needs === 'all' ? ' & ' : ' | ')
      const inTitle = groups.map((stems) => `(${groupQuery(stems, ':A')})`).join(' & ')
      const ranks = `{0, ${weights.body / weights.title}, ${weights.description / weights.title}, 1}`
      // ts_rank ignores how rare a word is, so the rank of each word is multiplied by its rarity, as in bm25.
      const scores = groups.map((stems) => {
        const query = asQuery(groupQuery(stems))
        const having = sql`(select count(*) from search_documents where words @@ ${query} and locale = ${locale})`
        const all = sql`(select count(*) from search_documents where locale = ${locale})`
        return sql`ts_rank(${ranks}::float4[], words, ${query}, 1) * ln(1 + ${all} / (0.5 + ${having}))`
      })
      const { rows } = await sql<Match>`
        select id, kind, ${sql.join(scores, sql` + `)} as score from search_documents
        where words @@ ${asQuery(whole)} and locale = ${locale}
        order by words @@ ${asQuery(inTitle)} desc, score desc, id`.execute(db)
      return rows
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

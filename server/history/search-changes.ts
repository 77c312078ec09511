import type { Change, HistoryEntry, HistoryList, HistoryQuery } from '#api/history.ts'
import { htmlToText } from '#content/html-to-text.ts'
import { wordMatcher } from '#content/match-words.ts'

type List = (query: HistoryQuery, reader: string) => Promise<HistoryList>

/** The maximum number of parts of the list that one search reads. */
const maxParts = 10

/** Returns a list that has only the changes for which a query asks: of a person, time or text, or with a word. */
export function searchChanges(list: List): List {
  return async (query, reader) => {
    const { author, since, until, q, text } = query
    if (!author && !since && !until && !q && !text) return list(query, reader)
    const items: Change[] = []
    let cursor = query.cursor
    for (let part = 0; part < maxParts; part++) {
      const found = await list({ ...query, cursor }, reader)
      items.push(...found.items.filter((change) => matches(change, query)))
      cursor = found.next_cursor ?? undefined
      const isPast = since && found.items.some(({ at }) => at < since)
      if (!cursor || isPast) return { items, next_cursor: null }
      if (items.length >= query.limit) break
    }
    return { items, next_cursor: cursor ?? null }
  }
}

function matches({ author, at, entries }: Change, query: HistoryQuery): boolean {
  if (query.author && author?.id !== query.author) return false
  if ((query.since && at < query.since) || (query.until && at >= query.until)) return false
  const [document, path] = query.text?.split(':') ?? []
  const found = entries.filter((entry) => !document || isAbout(entry, document, path))
  if (!query.q) return found.length > 0
  const hasWords = wordMatcher(query.q)
  return found.some((entry) => hasWords(textIn(entry)))
}

function isAbout({ block_id, item_id, action, differences }: HistoryEntry, document: string, path = ''): boolean {
  if (document !== [block_id, item_id].filter(Boolean).join('/')) return false
  const within = (inner: string, outer: string) => `${inner}.`.startsWith(`${outer}.`)
  // A list item that was added or removed had the text, too.
  return (
    action === 'create' || differences.some((each) => within(each.path, path) || isListItem(each.path, path, within))
  )
}

const isListItem = (whole: string, path: string, within: (inner: string, outer: string) => boolean) =>
  whole.includes('.') && within(path, whole)

function textIn({ name, differences }: HistoryEntry): string {
  const values = [name, ...differences.flatMap(({ before, after }) => [before, after])]
  return htmlToText(values.flatMap(stringsIn).join(' '))
}

const stringsIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [String(value ?? '')]

import type { BodyItem } from '#content/article-body.ts'
import { isSame } from '#content/json.ts'
import { type BilingualText, type Locale, locales } from '#content/locale.ts'
import { newId } from '../../model/documents/documents.ts'
import { blocksOf, htmlOf, inlineOf, type Json, wordsOf } from './tiptap-json.ts'

/**
 * The document of each language. Both documents have the same rows: the same types and attributes in the same order.
 */
export type Documents = Record<Locale, Json>

/** The row type for each type of body item, except paragraphs and lists. These are rows of the type `prose`. */
const rowTypes = {
  heading: 'heading',
  subheading: 'subheading',
  quote: 'quote',
  image: 'figure',
  video: 'film',
} as const
const itemTypes = Object.fromEntries(Object.entries(rowTypes).map(([item, row]) => [row, item])) as {
  [row: string]: keyof typeof rowTypes
}
const lists: { [type: string]: string } = { list: 'bulletList', 'numbered-list': 'orderedList' }
const listTypes: { [type: string]: 'list' | 'numbered-list' } = { bulletList: 'list', orderedList: 'numbered-list' }

/** Returns the documents for a body, with a row for each item. An empty body becomes one empty paragraph. */
export function toDocuments(stored: BodyItem[]): Documents {
  const items: BodyItem[] = stored.length > 0 ? stored : [{ id: newId(), type: 'paragraph' }]
  const inOne = (locale: Locale): Json => ({ type: 'doc', content: items.map((item) => rowOf(item, locale)) })
  return { en: inOne('en'), ar: inOne('ar') }
}

function rowOf(item: BodyItem, locale: Locale): Json {
  const { id, type, content, imageSrc, imageAlt, videoSrc } = item
  const html = content?.[locale] ?? ''
  const row = rowTypes[type as keyof typeof rowTypes]
  if (row) {
    const media = { figure: { src: imageSrc ?? '', alt: imageAlt ?? null }, film: { src: videoSrc ?? '' } }
    return { type: row, attrs: { id, ...media[row as keyof typeof media] }, content: inlineOf(html) }
  }
  if (type && type in lists) {
    return { type: 'prose', attrs: { id, isIntro: false, isCompound: false }, content: [listOf(item, locale)] }
  }
  const isCompound = locales.some((each) => blocksOf(content?.[each] ?? '').length > 1)
  return { type: 'prose', attrs: { id, isIntro: !type, isCompound }, content: blocksOf(html) }
}

function listOf({ type = 'list', items = [] }: BodyItem, locale: Locale): Json {
  const entries = items.map((entry, index): Json => {
    const text = entry.content[locale]
    const paragraph: Json = { type: 'paragraph', ...(text && { content: [{ type: 'text', text }] }) }
    return { type: 'listItem', attrs: { entry: entry.id ?? String(index) }, content: [paragraph] }
  })
  const isEmpty = entries.length === 0 || entries.every((entry) => !wordsOf(entry))
  return isEmpty ? { type: 'paragraph' } : { type: lists[type] ?? 'bulletList', content: entries }
}

/**
 * Returns the body for the documents `now`. `loaded` are the documents of `items` when the editor was opened: rows, and
 * texts in one language, that are the same in `now` and `loaded` are returned as they are stored. A new or changed row
 * without text and media is omitted.
 */
export function toItems(now: Documents, loaded: Documents, items: BodyItem[]): BodyItem[] {
  const find = (document: Json, id: unknown) => document.content?.find(({ attrs }) => attrs?.id === id)
  return (now.en.content ?? []).flatMap((en): BodyItem[] => {
    const id = String(en.attrs?.id)
    const rows = { en, ar: find(now.ar, id) ?? en }
    const item = items.find((each) => each.id === id)
    const before = item && { en: find(loaded.en, id), ar: find(loaded.ar, id) }
    if (item && before && locales.every((locale) => isSame(rows[locale], before[locale]))) return [item]
    const hasMedia = Boolean(en.attrs?.src)
    if (!hasMedia && locales.every((locale) => !wordsOf(rows[locale]).trim())) return []
    const unchanged = (locale: Locale) => item && before && isSame(rows[locale].content, before[locale]?.content)
    return [itemOf(rows, item, unchanged)]
  })
}

type Rows = Record<Locale, Json>

function itemOf(rows: Rows, item: BodyItem | undefined, unchanged: (locale: Locale) => boolean | undefined): BodyItem {
  const { type: was, content: stored, items, imageSrc: _src, imageAlt, videoSrc: _video, ...rest } = item ?? {}
  const { type: row, attrs = {} } = rows.en
  const id = String(attrs.id)
  const list = row === 'prose' ? plainLists(rows) : undefined
  if (list) return { ...rest, id, type: list.type, items: pairEntries(list.entries, items) }
  const html = (locale: Locale) => (wordsOf(rows[locale]).trim() ? htmlOf(rows[locale].content) : '')
  const wasText = was === undefined || !(was in lists)
  const text = (locale: Locale) => (wasText && unchanged(locale) ? (stored?.[locale] ?? '') : html(locale))
  const content = inBoth(stored, text('en'), text('ar'))
  const type = row === 'prose' ? (attrs.isIntro ? undefined : 'paragraph') : itemTypes[row]
  return {
    ...rest,
    id,
    ...(type && { type }),
    ...(content && { content }),
    ...(row === 'figure' && { imageSrc: attrs.src as string, imageAlt: (attrs.alt ?? imageAlt) as BilingualText }),
    ...(row === 'film' && { videoSrc: attrs.src as string }),
  }
}

/**
 * Returns a text in both languages, together with any other keys of `stored`. Undefined if the text is empty and
 * nothing is stored.
 */
function inBoth(stored: BilingualText | undefined, en: string, ar: string): BilingualText | undefined {
  if (!stored && !en && !ar) return undefined
  return { ...stored, en, ...((ar || stored?.ar !== undefined) && { ar }) }
}

type Entry = { id: string | undefined; text: string }

/**
 * Returns the entries of a row that can be stored as a list: in each language the row is one list of plain lines or
 * empty, and the lists have the same type. Otherwise undefined.
 */
function plainLists(rows: Rows) {
  const entries = { en: [] as Entry[], ar: [] as Entry[] }
  const types = new Set<string>()
  for (const locale of locales) {
    const [list, ...more] = rows[locale].content ?? []
    if (more.length > 0) return undefined
    if (!list || (list.type === 'paragraph' && !wordsOf(list).trim())) continue
    const lines = (list.content ?? []).map(lineOf)
    if (!(list.type in listTypes) || lines.includes(undefined)) return undefined
    types.add(list.type)
    entries[locale] = lines.filter((line) => line !== undefined)
  }
  const [type, ...others] = types
  return type && others.length === 0 ? { type: listTypes[type] ?? 'list', entries } : undefined
}

/** Returns the text of a list item that is one line of plain text; otherwise undefined. */
function lineOf({ attrs, content = [] }: Json): Entry | undefined {
  const [paragraph, ...more] = content
  const inline = paragraph?.content ?? []
  if (more.length > 0 || inline.some(({ type, marks = [] }) => type !== 'text' || marks.length > 0)) return undefined
  return { id: (attrs?.entry as string | null) ?? undefined, text: inline.map(({ text }) => text).join('') }
}

/** Pairs the entries of a list in both languages: entries with the same id, and new entries by their position. */
function pairEntries({ en, ar }: Record<Locale, Entry[]>, stored: BodyItem['items'] = []) {
  const pairs: { en?: Entry | undefined; ar?: Entry | undefined }[] = []
  const rest = { en: [...en], ar: [...ar] }
  const isIn = (entry: Entry | undefined, list: Entry[]) => list.some(({ id }) => id !== undefined && id === entry?.id)
  while (rest.en.length > 0 || rest.ar.length > 0) {
    const [first, other] = [rest.en[0], rest.ar[0]]
    if (first && other && first.id === other.id) pairs.push({ en: rest.en.shift(), ar: rest.ar.shift() })
    else if (first && isIn(first, rest.ar) && other && isIn(other, rest.en)) {
      const at = rest.ar.findIndex(({ id }) => id === first.id)
      pairs.push({ en: rest.en.shift(), ar: rest.ar.splice(at, 1)[0] })
    } else {
      const isEnNew = first && !isIn(first, rest.ar)
      const isArNew = other && !isIn(other, rest.en)
      pairs.push({ en: isEnNew ? rest.en.shift() : undefined, ar: isArNew ? rest.ar.shift() : undefined })
    }
  }
  const used = new Set<string>()
  return pairs.map(({ en, ar }) => {
    const known = [en?.id, ar?.id].find((id) => id !== undefined && !used.has(id))
    const id = known ?? newId()
    used.add(id)
    const before = stored.find((entry, index) => (entry.id ?? String(index)) === known)
    return { ...before, id, content: inBoth(before?.content, en?.text ?? '', ar?.text ?? '') ?? { en: '' } }
  })
}

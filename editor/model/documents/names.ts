import type { TFunction } from 'i18next'
import { detailPages } from '#content/detail-pages.ts'
import { htmlToText } from '#content/html-to-text.ts'
import { type BilingualText, inLocale, type Locale } from '#content/locale.ts'
import type { Path } from '#content/path.ts'
import { childrenOf, kindOf, type Shape } from '#content/shape.ts'
import { intlLocales } from '#ui/intl.ts'
import type { EditorDocument } from './documents.ts'
import { isSettings } from './field-schema.ts'

export function fieldName(t: TFunction, path: Path): string {
  const key = path.at(-1) ?? ''
  // Keys that users create, in a policy for example, have no message: they are named 'Text'.
  return t([`fields.${key}`, 'fields.content'])
}

export function blockName(t: TFunction, type: EditorDocument['type']): string {
  if (isSettings(type)) return t(type === 'PAGE' ? 'editor.pageSettings' : 'panels.site')
  return t(`blocks.${type}`, { defaultValue: type })
}

/** Returns the name of the items of a block's collection: 'Post'. Undefined if the items have no pages. */
export function itemName(t: TFunction, type: EditorDocument['type'] | undefined): string | undefined {
  const detail = detailPages.find((each) => each.block_type === type)
  return detail && t(`itemKinds.${detail.kind}`)
}

export type NewKind = 'page' | 'post' | 'event' | 'story' | 'vacancy'

const kindNames = {
  page: 'itemKinds.page',
  post: 'itemKinds.resource',
  event: 'common.event',
  story: 'itemKinds.story',
  vacancy: 'itemKinds.vacancy',
} as const

export const kindName = (t: TFunction, kind: NewKind): string => t(kindNames[kind])

/** Best first. 'title' is last: in a customer story, it only labels a figure. */
const nameKeys = ['company', 'name', 'title']

/** At most 60 characters of plain text: the name or title, else the first text, or ''. */
export function itemTitle(schema: Shape, listItem: unknown, locale: Locale): string {
  const words = firstText(schema, listItem, locale)
  return words.length > 60 ? `${words.slice(0, 59)}…` : words
}

function firstText(schema: Shape, value: unknown, locale: Locale): string {
  if (value === undefined || value === null || schema.type === 'record') return ''
  if (schema.type === 'text' || schema.type === 'rich') return htmlToText(inLocale(value as BilingualText, locale).text)
  for (const part of namesFirst(schema, value)) {
    const text = firstText(part.schema, part.value, locale)
    if (text) return text
  }
  return ''
}

/** Returns the address of a list item's first picture, for a thumbnail; '' for a video or if there is no picture. */
export function itemPicture(schema: Shape, listItem: unknown, locale: Locale): string {
  if (schema.type !== 'object') return ''
  const first = namesFirst(schema, listItem).find((part) => kindOf(part.schema) === 'media' && part.value)?.value
  const src = typeof first === 'object' ? inLocale(first as BilingualText, locale).text : String(first ?? '')
  return /\.(mp4|webm)$/i.test(src) ? '' : src
}

/** Names first, then the order of the schema: PostgreSQL does not keep that of the stored keys. */
function namesFirst(schema: Shape, value: unknown) {
  const rank = (key: string) => (nameKeys.includes(key) ? nameKeys.indexOf(key) : nameKeys.length)
  return childrenOf(schema, value).toSorted((one, other) => rank(one.key) - rank(other.key))
}

/** Returns 'Draft', or 'Draft, visible from 3 December' if visitors will see it then. */
export function draftLabel(t: TFunction, locale: Locale, showsAt: string | undefined): string {
  if (!showsAt) return t('editor.draft')
  const day = new Intl.DateTimeFormat(intlLocales[locale], { day: 'numeric', month: 'long' })
  return t('editor.draftUntil', { when: day.format(new Date(showsAt)) })
}

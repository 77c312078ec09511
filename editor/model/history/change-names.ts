import type { TFunction } from 'i18next'
import type { BinEntry, Change, HistoryEntry } from '#api/history.ts'
import type { BlockType } from '#blocks/catalogue.ts'
import { htmlToText } from '#content/html-to-text.ts'
import { type BilingualText, inLocale, type Locale } from '#content/locale.ts'
import { siteKey } from '#content/page-keys.ts'
import { formatNumber } from '#ui/intl.ts'
import { findBlockType } from '../documents/field-schema.ts'
import { blockName, fieldName } from '../documents/names.ts'
import { pageLink } from '../documents/pages.ts'
import { type FieldChange, fieldChanges } from './field-changes.ts'

type Subject = Pick<HistoryEntry, 'block_type' | 'item_id' | 'name'> & { block_id?: string }

/** Returns the name of what was changed: 'Hero', '“How an airline learns”', 'Page settings'. */
export function subjectName(t: TFunction, locale: Locale, { block_id, block_type, item_id, name }: Subject): string {
  if (block_type === 'PAGE') return t(block_id === `page:${siteKey}` ? 'panels.site' : 'editor.pageSettings')
  const title = item_id === null ? '' : titleIn(name, locale)
  return title ? t('history.quoted', { name: title }) : typeName(t, block_type)
}

/** Returns the name of a whole block or item. For a block with a title: '“Write to us”, Contact form'. */
export function wholeName(t: TFunction, locale: Locale, subject: Subject): string {
  const title = subject.item_id === null && titleIn(subject.name, locale)
  const name = subjectName(t, locale, subject)
  return title ? t('history.within', { what: t('history.quoted', { name: title }), where: name }) : name
}

export function sequenceName(t: TFunction, locale: Locale, page: string, { item_id, block_type }: Subject): string {
  return item_id === null ? pageLink(t, locale, page).name : typeName(t, block_type)
}

/** Returns the name of a block type ('Hero'), or 'Site settings' for 'PAGE'. An unknown type is returned unchanged. */
export function typeName(t: TFunction, block_type: string): string {
  if (block_type === 'PAGE') return t('panels.site')
  return blockName(t, findBlockType(block_type) ?? (block_type as BlockType))
}

export function changeName(t: TFunction, locale: Locale, change: Change): string {
  return inFewWords(t, locale, change, (subject, field) => (field ? fieldIn(t, locale, field, subject) : subject))
}

export function actionName(t: TFunction, locale: Locale, change: Change): string {
  return inFewWords(t, locale, change, (subject, field, { action, ...first }) => {
    if (action === 'create') return t('history.adding', { name: wholeName(t, locale, first) })
    if (action === 'delete') return t('history.deleting', { name: wholeName(t, locale, first) })
    if (!field) return subject
    const name = fieldIn(t, locale, field, subject)
    if (field.action === 'added') return t('history.adding', { name })
    if (field.action === 'deleted') return t('history.deleting', { name })
    return field.action === 'moved' ? within(t, t('fields.order'), name) : name
  })
}

export function reversed(change: Change): Change {
  const opposites = { create: 'delete', delete: 'create' } as const
  const entries = change.entries.map(
    (entry): HistoryEntry => ({
      ...entry,
      action: entry.action === 'create' || entry.action === 'delete' ? opposites[entry.action] : entry.action,
      differences: entry.differences.map(({ path, before, after }) => ({ path, before: after, after: before })),
    }),
  )
  return { ...change, entries }
}

type NameOf = (subject: string, field: FieldChange | undefined, first: HistoryEntry) => string

function inFewWords(t: TFunction, locale: Locale, { page, entries }: Change, nameOf: NameOf): string {
  const [first, ...others] = entries
  if (!first) return t('history.change')
  // Blocks or items that only made room have entries too, so the entries do not tell which one was moved.
  if (first.action === 'reorder') return within(t, t('fields.order'), sequenceName(t, locale, page, first))
  const [field] = first.action === 'update' ? fieldChanges(first) : []
  const name = nameOf(subjectName(t, locale, first), field, first)
  return others.length > 0 ? t('history.andOthers', { name, others: formatNumber(others.length, locale) }) : name
}

/** 'Title, Hero'. For an added or deleted list item with a title: '“Plan”, Features'. */
export function fieldIn(t: TFunction, locale: Locale, { path, action, whole }: FieldChange, where: string): string {
  const title = titleIn(whole, locale)
  if (title) return within(t, t('history.quoted', { name: title }), where)
  const place = within(t, placeName(t, path), where)
  return action === 'added' || action === 'deleted' ? within(t, t('history.anItem'), place) : place
}

/** Joins two names: 'Title, Hero'. Returns one name if both are the same, for a list that is named like its block. */
function within(t: TFunction, what: string, where: string): string {
  return what === where ? what : t('history.within', { what, where })
}

/** Returns the name of the field at a path. For a list item, whose key is an id, returns the name of its list. */
export function placeName(t: TFunction, path: string[]): string {
  const known = path.findLastIndex((step) => t(`fields.${step}`, { defaultValue: '' }) !== '')
  return fieldName(t, known < 0 ? path : path.slice(0, known + 1))
}

/** Returns the name that forms show for a value that is not a text: 'Hidden' for 'hidden', 'Yes' for 'true'. */
export function valueName(t: TFunction, value: string): string {
  if (value === 'true' || value === 'false') return t(value === 'true' ? 'editor.yes' : 'editor.no')
  return /^[\w-]+$/.test(value) ? t(`options.${value}`, { defaultValue: value }) : value
}

export function binName(t: TFunction, locale: Locale, { name, block_type }: BinEntry): string {
  return titleIn(name, locale) || typeName(t, block_type)
}

/** A string, a text, or the first text in a content, as plain text. '' if there is none. */
export function titleIn(value: unknown, locale: Locale): string {
  if (typeof value === 'string') return htmlToText(value)
  if (typeof value !== 'object' || value === null) return ''
  if (isText(value)) return htmlToText(inLocale(value, locale).text)
  const text = Object.values(value).find((each) => typeof each === 'object' && each !== null && isText(each))
  return text ? titleIn(text, locale) : ''
}

const isText = (value: object): value is BilingualText => 'en' in value && typeof value.en === 'string'

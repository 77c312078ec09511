import type { TFunction } from 'i18next'
import type { BinEntry, HistoryChange, HistoryEntry } from '#api/history.ts'
import { type BlockType, findBlockType } from '#blocks/catalogue.ts'
import { inLocale, type Locale, type LocalizedText } from '#content/text.ts'
import { blockName, fieldName } from '../field-name.ts'
import { whereStored } from '../panels/where.ts'
import { fieldChanges } from './field-changes.ts'
import { plainWords } from './plain-words.ts'

type Subject = Pick<HistoryEntry, 'block_type' | 'item_id' | 'name'>

/** What a change was made to: 'Hero', '“How an airline learns”', 'Page settings'. */
export function subjectName(t: TFunction, locale: Locale, { block_type, item_id, name }: Subject): string {
  if (block_type === 'PAGE') return t('editor.pageSettings')
  const title = item_id === null ? '' : titleIn(name, locale)
  return title ? t('history.quoted', { name: title }) : typeName(t, block_type)
}

/** The same with a block's title, for where the block itself came, went or moved: '“Write to us”, Contact form'. */
export function wholeName(t: TFunction, locale: Locale, subject: Subject): string {
  const title = subject.item_id === null && titleIn(subject.name, locale)
  const name = subjectName(t, locale, subject)
  return title ? t('history.within', { what: t('history.quoted', { name: title }), where: name }) : name
}

/** Where things were put in another sequence: a page for blocks, a block for items. */
export function sequenceName(t: TFunction, locale: Locale, page: string, { item_id, block_type }: Subject): string {
  return item_id === null ? whereStored(t, locale, page).name : typeName(t, block_type)
}

/** A block's type in words; one that is gone keeps the name it was stored under. */
export function typeName(t: TFunction, block_type: string): string {
  return blockName(t, findBlockType(block_type) ?? (block_type as BlockType))
}

/** A change in a few words: 'Title, Hero'. */
export function changeName(t: TFunction, locale: Locale, { page, entries }: HistoryChange): string {
  const [first, ...others] = entries
  if (!first) return t('history.change')
  if (first.action === 'reorder') {
    return t('history.within', { what: t('fields.order'), where: sequenceName(t, locale, page, first) })
  }
  const [field] = first.action === 'update' ? fieldChanges(first) : []
  const subject = subjectName(t, locale, first)
  const name = field ? t('history.within', { what: placeName(t, field.steps), where: subject }) : subject
  return others.length > 0 ? t('history.andOthers', { name, others: others.length }) : name
}

/** The name of a field, or of the list in which an entry stands: that of an entry is an id, which says nothing. */
export function placeName(t: TFunction, steps: string[]): string {
  const known = steps.findLastIndex((step) => t(`fields.${step}`, { defaultValue: '' }) !== '')
  return fieldName(t, known < 0 ? steps : steps.slice(0, known + 1))
}

/** The title of something that was deleted: its name, else what it is. */
export function binName(t: TFunction, locale: Locale, { name, block_type }: BinEntry): string {
  return titleIn(name, locale) || typeName(t, block_type)
}

/** A title in the language, of a text or of content that has one; '' where there is none. */
export function titleIn(value: unknown, locale: Locale): string {
  if (typeof value === 'string') return plainWords(value)
  if (typeof value !== 'object' || value === null) return ''
  if (isText(value)) return plainWords(inLocale(value, locale).text)
  const text = Object.values(value).find((each) => typeof each === 'object' && each !== null && isText(each))
  return text ? titleIn(text, locale) : ''
}

const isText = (value: object): value is LocalizedText => 'en' in value && typeof value.en === 'string'

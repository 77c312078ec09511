import type { TFunction } from 'i18next'
import { type Edit, isListEdit, isLocalized, readAt } from '#content/edits.ts'
import { type Locale, locales } from '#content/locale.ts'
import { kindOf } from '#content/shape.ts'
import { formatNumber } from '#ui/intl.ts'
import type { Change, EditorDocument } from '../../model/documents/documents.ts'
import { blockName } from '../../model/documents/field-name.ts'
import { schemaAt, schemaOf } from '../../model/documents/field-schema.ts'
import { itemTitle } from '../../model/documents/item-title.ts'
import { settingsPageOf } from '../../model/documents/places.ts'
import { placeName, titleIn } from '../../model/history/change-names.ts'
import { pageLink } from '../../model/history/page-link.ts'

/** The changed fields: 'Title (and 1 more)', or what was done to a list item: 'Deleted: “Plan”'. */
export function failedChangeName(
  t: TFunction,
  locale: Locale,
  { place, edits }: Change,
  document: EditorDocument | undefined,
): string {
  const [first, ...others] = edits
  const name = first ? nameOf(t, locale, first, document) : placeName(t, place.path)
  return others.length > 0 ? t('history.andOthers', { name, others: formatNumber(others.length, locale) }) : name
}

/** The block and page of a change: 'Hero, About us'; '' if its document is gone. */
export function failedChangePlace(
  t: TFunction,
  locale: Locale,
  change: Change,
  document: EditorDocument | undefined,
): string {
  const page = document?.page ?? settingsPageOf(change.place)
  if (page === undefined) return ''
  const { name } = pageLink(t, locale, page, document?.item ?? null)
  return t('history.within', { what: document ? blockName(t, document.type) : t('editor.pageSettings'), where: name })
}

/**
 * The start of the first changed text, in the page's language if it has one; empty if no text was changed. If the
 * document is gone, so that no dialog can show the change, all texts in full and in both languages.
 */
export function failedChangeText(locale: Locale, change: Change, document: EditorDocument | undefined): string[] {
  const { edits } = change
  if (!document && settingsPageOf(change.place) === undefined) {
    return [...new Set(edits.flatMap((edit) => locales.map((each) => wordsOf(each, edit, document))))].filter(Boolean)
  }
  const words = edits.map((edit) => wordsOf(locale, edit, document)).find(Boolean)
  return words ? [words.length > maxCharacters ? `${words.slice(0, maxCharacters - 1)}…` : words] : []
}

/** The maximum number of characters that are shown. */
const maxCharacters = 90

const acts = { add: 'history.added', remove: 'history.deleted', move: 'history.rearranged' } as const

function nameOf(t: TFunction, locale: Locale, edit: Edit, document: EditorDocument | undefined): string {
  if (!isListEdit(edit)) return placeName(t, edit.path)
  const { path, list } = edit
  const act = 'add' in list ? 'add' : 'remove' in list ? 'remove' : 'move'
  const removed = 'remove' in list && document ? listItemTitle(document, [...path, list.remove], locale) : ''
  return t(acts[act], { name: removed ? t('history.quoted', { name: removed }) : placeName(t, path) })
}

function wordsOf(locale: Locale, edit: Edit, document: EditorDocument | undefined): string {
  if (isListEdit(edit)) return 'add' in edit.list ? titleIn(edit.list.add, locale) : ''
  const { path, value } = edit
  const schema = document && schemaAt(schemaOf(document), path)
  if (schema && kindOf(schema) === 'media') return ''
  const words = isLocalized(value) ? (value[locale] ?? value.en ?? value.ar) : value
  return typeof words === 'string' ? titleIn(words, locale).replace(/\s+/g, ' ') : ''
}

function listItemTitle(document: EditorDocument, path: string[], locale: Locale): string {
  const schema = schemaAt(schemaOf(document), path)
  return schema ? itemTitle(schema, readAt(document.content, path), locale) : ''
}

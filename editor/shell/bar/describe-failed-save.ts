import type { TFunction } from 'i18next'
import { type Edit, isListEdit, isLocalized } from '#content/edits.ts'
import { type Locale, locales } from '#content/locale.ts'
import { readAt } from '#content/path.ts'
import { kindOf } from '#content/shape.ts'
import { formatNumber } from '#ui/intl.ts'
import type { EditorDocument, Save } from '../../model/documents/documents.ts'
import { schemaAt, schemaOf } from '../../model/documents/field-schema.ts'
import { blockName, itemTitle } from '../../model/documents/names.ts'
import { pageLink } from '../../model/documents/pages.ts'
import { placeName, titleIn } from '../../model/history/change-names.ts'

const maxCharacters = 90

const listSentences = { add: 'history.added', remove: 'history.deleted', move: 'history.rearranged' } as const

type Described = {
  /** The changed fields: 'Title (and 1 more)', or what was done to a list item: 'Deleted: “Plan”'. */
  name: string
  /** The block and page: 'Hero, About us'; '' if the document was deleted. */
  place: string
  /**
   * The start of the first changed text, in the page's language if possible. If the document was deleted, no dialog can
   * show the save: then all changed texts in full, in both languages.
   */
  texts: string[]
}

export function describeFailedSave(
  t: TFunction,
  locale: Locale,
  { place, edits }: Save,
  document: EditorDocument | undefined,
): Described {
  const page = document?.page

  function name(): string {
    const [first, ...others] = edits
    const name = first ? nameOf(first) : placeName(t, place.path)
    return others.length > 0 ? t('history.andOthers', { name, others: formatNumber(others.length, locale) }) : name
  }
  function nameOf(edit: Edit): string {
    if (!isListEdit(edit)) return placeName(t, edit.path)
    const { path, list } = edit
    const sentence = listSentences['add' in list ? 'add' : 'remove' in list ? 'remove' : 'move']
    const title = 'remove' in list ? listItemTitle([...path, list.remove]) : ''
    return t(sentence, { name: title ? t('history.quoted', { name: title }) : placeName(t, path) })
  }
  function listItemTitle(path: string[]): string {
    const schema = document && schemaAt(schemaOf(document), path)
    return schema ? itemTitle(schema, readAt(document.content, path), locale) : ''
  }
  function pageAndBlock(): string {
    if (page === undefined) return ''
    const what = document ? blockName(t, document.type) : ''
    return t('history.within', { what, where: pageLink(t, locale, page, document?.item ?? null).name })
  }
  function texts(): string[] {
    if (page === undefined) {
      return [...new Set(edits.flatMap((edit) => locales.map((each) => textOf(edit, each))))].filter(Boolean)
    }
    const text = edits.map((edit) => textOf(edit, locale)).find(Boolean)
    return text ? [text.length > maxCharacters ? `${text.slice(0, maxCharacters - 1)}…` : text] : []
  }
  function textOf(edit: Edit, locale: Locale): string {
    if (isListEdit(edit)) return 'add' in edit.list ? titleIn(edit.list.add, locale) : ''
    const { path, value } = edit
    const schema = document && schemaAt(schemaOf(document), path)
    if (schema && kindOf(schema) === 'media') return ''
    const text = isLocalized(value) ? (value[locale] ?? value.en ?? value.ar) : value
    return typeof text === 'string' ? titleIn(text, locale).replace(/\s+/g, ' ') : ''
  }
  return { name: name(), place: pageAndBlock(), texts: texts() }
}

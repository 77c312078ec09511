import type { TFunction } from 'i18next'
import { type Edit, isListEdit, isLocalized } from '#content/edits.ts'
import { type Locale, locales } from '#content/locale.ts'
import { type Path, readAt } from '#content/path.ts'
import { anyShape, type Shape } from '#content/shape.ts'
import type { EditorDocument } from '../model/documents/documents.ts'
import { schemaAt, schemaOf } from '../model/documents/field-schema.ts'
import { type FormKind, formKindOf } from '../model/documents/form-fields.ts'
import { itemTitle } from '../model/documents/item-title.ts'
import { placeName } from '../model/history/change-names.ts'
import { mediaByLanguage } from '../model/uploads/media-value.ts'

/** The unsaved version (`mine`) and the stored version (`theirs`) of a value, or of a text in one language. */
export type Versions = {
  key: string
  /** The names of the field and of its list item, e.g. 'Title, “Plan”'. */
  name: string
  kind: FormKind | undefined
  locale?: Locale
  mine: string
  theirs: string
}

/** Returns the versions of an edited value, one entry for each language that differs; empty for a list edit. */
export function versionsOf(t: TFunction, locale: Locale, document: EditorDocument, edit: Edit): Versions[] {
  if (isListEdit(edit)) return []
  const { path, value } = edit
  const schema = schemaAt(schemaOf(document), path) ?? anyShape
  const kind = formKindOf(schema)
  const current = readAt(document.content, path)
  const shared = { name: nameOf(t, locale, document, path), kind }
  const key = path.join('.')
  if (!isLocalized(value) && !isLocalized(current)) {
    const [mine = '', theirs = ''] = [value, current].map((each) => inWords(t, locale, schema, each))
    return [{ ...shared, key, mine, theirs }]
  }
  const [mine, theirs] = [mediaByLanguage(value), mediaByLanguage(current)]
  return locales
    .filter((each) => !isLocalized(value) || each in value)
    .filter((each) => (mine[each] ?? '') !== (theirs[each] ?? ''))
    .map((each) => ({
      ...shared,
      key: `${key}.${each}`,
      locale: each,
      mine: mine[each] ?? '',
      theirs: theirs[each] ?? '',
    }))
}

/** Returns the name of the field at a path, with the title of the innermost list item. */
function nameOf(t: TFunction, locale: Locale, document: EditorDocument, path: Path): string {
  const what = placeName(t, path)
  const at = path.findLastIndex((_, index) => Array.isArray(readAt(document.content, path.slice(0, index))))
  const itemPath = path.slice(0, at + 1)
  const schema = at < 0 ? undefined : schemaAt(schemaOf(document), itemPath)
  const name = schema && itemTitle(schema, readAt(document.content, itemPath), locale)
  return name ? t('history.within', { what, where: t('history.quoted', { name }) }) : what
}

function inWords(t: TFunction, locale: Locale, schema: Shape, value: unknown): string {
  const kind = formKindOf(schema)
  if (kind === 'choice') return t(value ? `options.${value}` : 'options.default')
  if (kind === 'switch') return t((value ?? schema.default) === true ? 'editor.yes' : 'editor.no')
  if (!Array.isArray(value)) return String(value ?? '')
  const element = schema.type === 'array' ? schema.element : anyShape
  return value.map((each) => (typeof each === 'string' ? each : itemTitle(element, each, locale))).join('\n')
}

import type { TFunction } from 'i18next'
import type { AdminClient } from '#api/admin-client.ts'
import type { Change } from '#api/history.ts'
import { type Edit, isListEdit, isLocalized } from '#content/edits.ts'
import { type Locale, locales } from '#content/locale.ts'
import { type Path, readAt } from '#content/path.ts'
import { anyShape, type Shape } from '#content/shape.ts'
import type { EditorDocument } from '../model/documents/documents.ts'
import { schemaAt, schemaOf } from '../model/documents/field-schema.ts'
import { type FormKind, formKindOf } from '../model/documents/form-field-kinds.ts'
import { itemTitle } from '../model/documents/names.ts'
import { placeName } from '../model/history/change-names.ts'
import { mediaByLanguage } from '../model/uploads/media-field.ts'

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
  if (kind === 'switch') {
    const [, on = true] = schema.input?.values ?? []
    return t((value ?? schema.default) === on ? 'editor.yes' : 'editor.no')
  }
  if (!Array.isArray(value)) return String(value ?? '')
  const element = schema.type === 'array' ? schema.element : anyShape
  return value.map((each) => (typeof each === 'string' ? each : itemTitle(element, each, locale))).join('\n')
}

/** Who saved a value last, and when. */
export type Writer = Pick<Change, 'author' | 'at' | 'is_mine'>

/**
 * Finds who last wrote the values at `paths` ('tabs.first.title.en') of a block or item. If several people did, one who
 * is not the user is returned. Undefined if the paths are not in the last 100 changes of the page.
 */
export async function lastWriter(
  { history }: Pick<AdminClient, 'history'>,
  { block, item, page }: Pick<EditorDocument, 'block' | 'item' | 'page'>,
  paths: string[],
): Promise<Writer | undefined> {
  const query = { pages: [page], limit: 100, ...(item && { item }) }
  const changes = await history(query).then(
    ({ items }) => items,
    () => [],
  )
  const writers = paths.flatMap((dottedPath) => changes.find((change) => wrote(change, dottedPath)) ?? [])
  return writers.find(({ is_mine }) => !is_mine) ?? writers[0]

  function wrote({ entries }: Change, dottedPath: string): boolean {
    return entries.some(
      ({ block_id, item_id, differences }) =>
        block_id === block && item_id === (item ?? null) && differences.some((each) => isAbout(each.path, dottedPath)),
    )
  }
}

const isAbout = (one: string, other: string) =>
  one === other || one.startsWith(`${other}.`) || other.startsWith(`${one}.`)

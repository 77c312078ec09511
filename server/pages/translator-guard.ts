import { diff, type Edit, isListEdit, isLocalized } from '#content/edits.ts'
import type { Locale } from '#content/locale.ts'
import { SiteError } from '#server/errors.ts'
import type { Author } from './change-pages.ts'

/**
 * Throws 403 with the paths of the changes that the author may not make. A translator may only change existing texts,
 * in the translator's languages. The key `path` is refused: it has the form of a text, but is an address.
 */
export function requireOwnLanguages(author: Author, before: unknown, after: unknown): void {
  const locales = author?.locales
  if (!locales) return
  const errors = diff(before, after)
    .flatMap((edit) => pathsOutside(edit, locales))
    .map((path) => ({ path, message: 'may not be changed by a translator' }))
  if (errors.length > 0) throw new SiteError(403, 'NOT_ALLOWED', { errors })
}

function pathsOutside(edit: Edit, allowed: Locale[]): string[] {
  const path = edit.path.join('.')
  if (isListEdit(edit) || edit.path.at(-1) === 'path') return [path]
  const [was, value] = [edit.was, edit.value].map((each) => (isForSearch(edit) ? (each ?? { en: '' }) : each))
  // Adding or removing a text is not a translation.
  if (!isLocalized(was) || !isLocalized(value)) return [path]
  const changed = (Object.keys({ ...was, ...value }) as Locale[]).filter((locale) => was[locale] !== value[locale])
  return changed.filter((locale) => !allowed.includes(locale)).map((locale) => `${path}.${locale}`)
}

/**
 * Whether the edit is about the title or the description of an item for search engines. Both are optional, so a
 * translator may add them. In a snapshot (server/history/snapshot.ts) their paths begin with 'content.'.
 */
const isForSearch = ({ path }: Edit): boolean => /^(content\.)?(searchTitle|searchDescription)$/.test(path.join('.'))

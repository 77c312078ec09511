import { diff, type Edit, isListEdit, isLocalized } from '#content/edits.ts'
import type { Locale } from '#content/locale.ts'
import { SiteError } from '#server/errors.ts'
import type { Author } from './change-pages.ts'

/**
 * Throws 403 with the paths of what an author may not change. A translator may change only texts that exist, in their
 * own languages. A `path` looks like a text, but is an address.
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
  // A text that is new or gone is no translation.
  if (!isLocalized(was) || !isLocalized(value)) return [path]
  const changed = (Object.keys({ ...was, ...value }) as Locale[]).filter((locale) => was[locale] !== value[locale])
  return changed.filter((locale) => !allowed.includes(locale)).map((locale) => `${path}.${locale}`)
}

/**
 * The search title and description of an item may exist in one language only, so a translator may add them. In a
 * snapshot they are within `content`.
 */
const isForSearch = ({ path }: Edit): boolean => /^(content\.)?(searchTitle|searchDescription)$/.test(path.join('.'))

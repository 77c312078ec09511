import type { RefusedField } from '#api/problem.ts'
import { diff, type Edit, isListEdit, isLocalized } from '#content/edits.ts'
import { isDictionary } from '#content/json.ts'
import type { Locale } from '#content/locale.ts'
import { siteKey } from '#content/page-keys.ts'
import type { Shape } from '#content/shape.ts'
import { mayOpen, requireRecentSignIn } from '#server/auth/guards.ts'
import type { Content, RevisionsTable } from '#server/db/schema.ts'
import { isSameRecipients } from '#server/enquiries/recipients.ts'
import { SiteError } from '#server/errors.ts'
import { textShape } from '#server/translations/records.ts'
import type { Author } from './change-pages.ts'
import { mapParts } from './parse-content.ts'

export type State = { content: Content; position: number }
type Changed = State & Pick<RevisionsTable, 'page_slug' | 'block_type' | 'item_id'>

/** Throws 403 if the author's role may not read and change the content with this page key. */
export function requireMayOpen(author: Author, page: string): void {
  if (author && !mayOpen(author, page))
    throw refused([{ path: page, message: 'may be changed by administrators only' }])
}

/**
 * Throws 403 with the paths that the author may not change. A translator may change existing texts in their languages;
 * other recipients of enquiries need a recent sign-in.
 */
export function requireMayChange(author: Author, after: Changed, before: State | undefined): void {
  requireMayOpen(author, after.page_slug)
  const redirectsEnquiries = after.page_slug === siteKey && !isSameRecipients(before?.content, after.content)
  if (redirectsEnquiries && author?.signedInAt) requireRecentSignIn(author.signedInAt)
  const locales = author?.locales
  if (!locales) return
  const message = 'may not be changed by a translator'
  if (before?.position !== after.position) throw refused([{ path: '', message }])
  const [was, is] = [before, after].map(({ content }) => withoutTexts(textShape(after), content, locales))
  const paths = diff(was, is).flatMap(pathsOf)
  if (paths.length > 0) throw refused(paths.map((path) => ({ path, message })))
}

function withoutTexts(shape: Shape, value: unknown, locales: readonly Locale[]): unknown {
  if (shape.type !== 'text' && shape.type !== 'rich')
    return mapParts(shape, value, (field, part) => withoutTexts(field, part, locales))
  if (!isDictionary(value)) return value
  const others = Object.entries(value).filter(([key]) => !(locales as readonly string[]).includes(key))
  // What search engines show of an item is optional, so a translator may add and remove it, with empty English.
  return shape.isSetting && others.every(([, text]) => text === '') ? undefined : Object.fromEntries(others)
}

function pathsOf(edit: Edit): string[] {
  const path = edit.path.join('.')
  if (isListEdit(edit) || !isLocalized(edit.was) || !isLocalized(edit.value)) return [path]
  return Object.keys(edit.value).map((locale) => `${path}.${locale}`)
}

const refused = (errors: RefusedField[]) => new SiteError(403, 'NOT_ALLOWED', { errors })

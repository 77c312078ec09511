import type { TFunction } from 'i18next'
import { ApiError } from '#api/errors.ts'
import { readablePath } from '#content/address.ts'
import { type Locale, locales } from '#content/locale.ts'
import { isPagePath } from '#content/page-path.ts'
import { parsePath, readAt } from '#content/path.ts'
import type { EditorDocument } from '../model/documents/documents.ts'
import type { FieldError } from './field-errors.ts'

const examples = { en: '/spring-offer', ar: '/ar/عرض-الربيع', id: 'offer2027' }

/** Returns the errors of a response about settings that belong to fields. Empty for any other error. */
export function refusalsOf(
  t: TFunction,
  { type, item }: Pick<EditorDocument, 'type' | 'item'>,
  draft: unknown,
  error: unknown,
): FieldError[] {
  if (!(error instanceof ApiError)) return []
  const { type: problem, errors = [] } = error.problem
  const isTaken = problem === 'urn:problem:address-taken'
  if (item) {
    const text = isTaken ? t('pages.addressTaken') : t('pages.addressInvalid', { example: examples.id })
    return isTaken || error.status === 422 ? [{ path: ['id'], text }] : []
  }
  return errors.map((refused) => {
    const path = parsePath(draft, refused.path)
    if (type === 'SITE') return { path, text: t([`site.refused.${keyOf(refused.path)}`, 'form.invalid']) }
    const locale = locales.find((each) => refused.path === `path.${each}`)
    const typed = String(readAt(draft, path) ?? '')
    return { path, text: locale ? addressRefusal(t, locale, typed, isTaken) : t('form.invalid') }
  })
}

/** Returns why the addresses that were typed for a page cannot be used. */
export function addressRefusals(
  t: TFunction,
  { problem: { type, errors = [] } }: ApiError,
  path: Record<Locale, string>,
) {
  const refused = locales.filter((locale) => errors.some((each) => each.path === `path.${locale}`))
  const isTaken = type === 'urn:problem:address-taken'
  return Object.fromEntries(
    refused.map((locale) => [`path.${locale}`, addressRefusal(t, locale, path[locale], isTaken)]),
  )
}

function addressRefusal(t: TFunction, locale: Locale, typed: string, isTaken: boolean): string {
  if (isTaken) return t('pages.addressTaken')
  if (isPagePath(locale, readablePath(typed.trim()))) return t('pages.addressReserved')
  return t('pages.addressInvalid', { example: examples[locale] })
}

/** Returns the key of the message for a path: 'brand' for 'brand.en', 'url' for 'social_links.0.url'. */
function keyOf(path: string): string {
  const [field = '', , part] = path.split('.')
  return field === 'social_links' && part ? part : field
}

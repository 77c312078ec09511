import { readablePath } from './address.ts'
import { withoutInvisible } from './canonical-address.ts'
import type { Locale } from './locale.ts'
import { slugOf } from './slug.ts'

/** Latin lower case for English; Arabic paths may have letters of any script. */
const patterns: Record<Locale, RegExp> = {
  en: /^(\/[a-z0-9]+([-_][a-z0-9]+)*)+$/,
  ar: /^\/ar(\/[\p{L}\p{M}\p{N}]+([-_][\p{L}\p{M}\p{N}]+)*)+$/u,
}

/** The path can still be reserved or in use. */
export const isPagePath = (locale: Locale, path: string): boolean => patterns[locale].test(path)

/**
 * Corrects a typed path: ' Spring Offer/' becomes '/spring-offer', in Arabic 'عرض الربيع' '/ar/عرض-الربيع'. A valid path,
 * nothing, and a full address (https://…) are unchanged.
 */
export function correctPagePath(locale: Locale, typed: string): string {
  const path = readablePath(withoutInvisible(typed)).trim()
  if (path === '' || path.includes('://') || isPagePath(locale, path)) return path
  const parts = path.split('/').map(hyphenated).filter(Boolean)
  if (locale === 'ar' && parts[0] !== 'ar') parts.unshift('ar')
  return `/${parts.join('/')}`
}

/** Corrects a typed id of an item, or takes it from a pasted address: 'my-post' of '/resources/My post'. */
export function correctItemId(typed: string): string {
  const id = readablePath(withoutInvisible(typed)).trim().replace(/\/+$/, '').replace(/^.*\//, '')
  return /\s/.test(id) ? hyphenated(id) : id
}

export const hyphenated = (words: string): string =>
  words
    .trim()
    .toLowerCase()
    .replace(/[\s-]*\s[\s-]*/g, '-')

/** '/spring-offer', '/ar/عرض-الربيع'. */
export function pagePathOf(locale: Locale, name: string): string {
  if (locale === 'en') return `/${slugOf(name).replaceAll('_', '-')}`
  const words = name
    .normalize('NFC')
    .replace(/[\p{M}\u0640]/gu, '')
    .match(/[\p{L}\p{N}]+/gu)
  return `/ar/${(words ?? []).join('-').toLowerCase()}`
}

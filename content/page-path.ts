import type { Locale } from './locale.ts'
import { slugOf } from './slug.ts'

/** Latin lower case for English; Arabic paths may have letters of any script. */
const patterns: Record<Locale, RegExp> = {
  en: /^(\/[a-z0-9]+([-_][a-z0-9]+)*)+$/,
  ar: /^\/ar(\/[\p{L}\p{M}\p{N}]+([-_][\p{L}\p{M}\p{N}]+)*)+$/u,
}

/** The path can still be reserved or in use. */
export const isPagePath = (locale: Locale, path: string): boolean => patterns[locale].test(path)

/** '/spring-offer', '/ar/عرض-الربيع'. */
export function pagePathOf(locale: Locale, name: string): string {
  if (locale === 'en') return `/${slugOf(name).replaceAll('_', '-')}`
  const words = name
    .normalize('NFC')
    .replace(/[\p{M}\u0640]/gu, '')
    .match(/[\p{L}\p{N}]+/gu)
  return `/ar/${(words ?? []).join('-').toLowerCase()}`
}

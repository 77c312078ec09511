import type { Locale } from './locale.ts'
import { slugOf } from './slug.ts'

/** English paths are easy to say and type; Arabic ones may have letters of any script. */
const patterns: Record<Locale, RegExp> = {
  en: /^(\/[a-z0-9]+([-_][a-z0-9]+)*)+$/,
  ar: /^\/ar(\/[\p{L}\p{M}\p{N}]+([-_][\p{L}\p{M}\p{N}]+)*)+$/u,
}

/** Whether a page may have an address of this form; it may still be reserved or taken. */
export const isPagePath = (locale: Locale, path: string): boolean => patterns[locale].test(path)

/** The address suggested for a page of this name: '/spring-offer', '/ar/عرض-الربيع'. */
export function pagePathOf(locale: Locale, name: string): string {
  if (locale === 'en') return `/${slugOf(name).replaceAll('_', '-')}`
  const words = name
    .normalize('NFC')
    .replace(/[\p{M}\u0640]/gu, '')
    .match(/[\p{L}\p{N}]+/gu)
  return `/ar/${(words ?? []).join('-').toLowerCase()}`
}

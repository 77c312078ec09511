import type { Locale } from './locale.ts'
import { slugOf } from './slug.ts'

/** The address suggested for a page of this name: '/spring-offer', '/ar/عرض-الربيع'. */
export function pagePathOf(locale: Locale, name: string): string {
  if (locale === 'en') return `/${slugOf(name).replaceAll('_', '-')}`
  const words = name
    .normalize('NFC')
    .replace(/[\p{M}\u0640]/gu, '')
    .match(/[\p{L}\p{N}]+/gu)
  return `/ar/${(words ?? []).join('-').toLowerCase()}`
}

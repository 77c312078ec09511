import { direction, type Locale } from '#content/locale.ts'

/** Marks a text that is not in the page's language, for screen readers and for its direction. */
export function languageAttributes(field: { lang?: Locale }) {
  return field.lang ? { lang: field.lang, dir: direction(field.lang) } : {}
}

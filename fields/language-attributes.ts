import { direction, type Locale } from '#content/locale.ts'

/** Marks a text that is shown in another language than the page's, for screen readers and for its direction. */
export function languageAttributes(field: { lang?: Locale }) {
  return field.lang ? { lang: field.lang, dir: direction(field.lang) } : {}
}

import type { $brand } from 'zod'
import type { FocalPoint } from './focal-point.ts'
import type { BilingualText, Locale } from './locale.ts'

/*
 * What leaves the server for a visitor is one language. Stored content ({ en, ar }) becomes shown content; the two are
 * different types, so a shown fallback can never be saved as Arabic. `lang` marks a text shown in another language
 * than the page's. `path` is where the value stands in its block's content ('tabs.0.title'); only editors receive it.
 */
export type LocalizedText = { text: string; lang?: Locale; path?: string }
export type LocalizedRichText = { html: string; lang?: Locale; path?: string }
/**
 * A picture or film: an address the browser can load, its size in pixels where its name tells it; `hasWords` where each
 * language has a picture of its own; `focus` is what stays in sight of it; `icon` as `path`.
 */
export type LocalizedMedia = {
  src: string
  width?: number
  height?: number
  isPerLanguage?: true
  focalPoint?: FocalPoint
  path?: string
  icon?: true
}
/** An address in the page's language. */
export type LocalizedLink = { href: string; path?: string }
export type LocalizedList<T> = { items: T[]; path?: string }

export type Localized<T> =
  T extends $brand<'rich'>
    ? LocalizedRichText
    : T extends $brand<'media'>
      ? LocalizedMedia
      : T extends $brand<'link'>
        ? LocalizedLink
        : T extends BilingualText
          ? LocalizedText
          : T extends readonly (infer Item)[]
            ? LocalizedList<Localized<Item>>
            : T extends object
              ? { [K in keyof T]: Localized<T[K]> }
              : T

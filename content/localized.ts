import type { $brand } from 'zod'
import type { FocalPoint } from './focal-point.ts'
import type { BilingualText, Locale } from './locale.ts'

/*
 * Visitors receive content in one language. Stored content ({ en, ar }) and localized content have different types, so
 * a fallback can never be saved as Arabic. `lang` marks a text that is not in the page's language. `path` is the
 * value's position in its block's content ('tabs.0.title'); only editors receive it.
 */
export type LocalizedText = { text: string; lang?: Locale; path?: string }
export type LocalizedRichText = { html: string; lang?: Locale; path?: string }
/**
 * A picture or video: an address that the browser can load, and its size in pixels if the file name contains it. With
 * `isPerLanguage` each language has its own picture. `focalPoint` stays visible when the picture is cropped. Only
 * editors receive `icon`.
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

import type { $brand } from 'zod'
import type { FocalPoint } from './focal-point.ts'
import type { BilingualText, Locale } from './locale.ts'

/*
 * Localized content is content in one language, as a page shows it. Stored content ({ en, ar }) has other types, so
 * that a fallback text cannot be saved as Arabic. `lang` is set if a text is not in the page's language. `path` is the
 * position of the value in the block's content ('tabs.0.title'). Only editors receive `path`.
 */
export type LocalizedText = { text: string; lang?: Locale; path?: string }
export type LocalizedRichText = { html: string; lang?: Locale; path?: string }
/**
 * A picture or video. `src` is the address that the browser loads. `width` and `height` are in pixels, and set if the
 * file name contains the size. `isPerLanguage` is set if Arabic has another picture than English. `focalPoint` is the
 * point that stays visible when the picture is cropped. `icon` is set if only an SVG may replace the picture; only
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

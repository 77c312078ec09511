import type { $brand } from 'zod'
import type { FocalPoint } from './focal-point.ts'
import type { BilingualText, Locale } from './locale.ts'

/*
 * Content in one language, of other types than stored content, so that a fallback cannot be saved as Arabic. `lang` is
 * set if a text is not in the page's language; `path` ('tabs.0.title') only for editors.
 */
export type LocalizedText = { text: string; lang?: Locale; path?: string }
export type LocalizedRichText = { html: string; lang?: Locale; path?: string }
/**
 * `src` is what the browser loads; `width` and `height`, in pixels, are set if the file name has them; `isPerLanguage`
 * if Arabic has another picture; `icon` (for editors only) if only an SVG may replace it.
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

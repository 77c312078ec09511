import type { $brand } from 'zod'
import type { Focus } from './focus.ts'
import type { Locale, LocalizedText } from './text.ts'

/*
 * What leaves the server for a visitor is one language. Stored content ({ en, ar }) becomes shown content; the two are
 * different types, so a shown fallback can never be saved as Arabic. `lang` marks a text shown in another language
 * than the page's. `path` is where the value stands in its block's content ('tabs.0.title'); only editors receive it.
 */
export type ShownText = { text: string; lang?: Locale; path?: string }
export type ShownRichText = { html: string; lang?: Locale; path?: string }
/**
 * A picture or film: an address the browser can load, its size in pixels where its name tells it; `hasWords` where each
 * language has a picture of its own; `focus` is what stays in sight of it; `icon` as `path`.
 */
export type ShownMedia = {
  src: string
  width?: number
  height?: number
  hasWords?: true
  focus?: Focus
  path?: string
  icon?: true
}
/** An address in the page's language. */
export type ShownLink = { href: string; path?: string }
export type ShownList<T> = { items: T[]; path?: string }

export type Shown<T> =
  T extends $brand<'rich'>
    ? ShownRichText
    : T extends $brand<'media'>
      ? ShownMedia
      : T extends $brand<'link'>
        ? ShownLink
        : T extends LocalizedText
          ? ShownText
          : T extends readonly (infer Item)[]
            ? ShownList<Shown<Item>>
            : T extends object
              ? { [K in keyof T]: Shown<T[K]> }
              : T

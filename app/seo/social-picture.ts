import type { Locale } from '#content/locale.ts'

/** A picture for social networks: its address, and its size if known. */
export type SocialPicture = { src: string; alt?: string | undefined; width?: number; height?: number }

/** The picture generated for a page (artwork/render-social-cards.mjs); 'default' without a page key. */
export function defaultSocialPicture(pageKey: string | undefined, locale: Locale): SocialPicture {
  return { src: `/social/${pageKey ?? 'default'}.${locale}.jpg`, width: 1200, height: 630 }
}

import type { Locale } from '#content/locale.ts'

/** A picture for social networks: its address, and its size where that is known. */
export type SocialPicture = { src: string; alt?: string | undefined; width?: number; height?: number }

/** The picture drawn for a page (artwork/render-social-cards.mjs); 'default' for what has no page of its own. */
export function defaultSocialPicture(pageKey: string | undefined, locale: Locale): SocialPicture {
  return { src: `/social/${pageKey ?? 'default'}.${locale}.jpg`, width: 1200, height: 630 }
}

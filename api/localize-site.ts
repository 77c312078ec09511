import type { Site } from '#app/backend.ts'
import type { Locale } from '#content/locale.ts'
import { paletteStyle } from '#content/palette.ts'
import { localize } from '#content/schema/localize-by-schema.ts'
import { type SiteSettings, siteSettings } from './site.ts'

/** The values from the environment. */
export type SiteEnvironment = Pick<Site, 'brand' | 'url' | 'apiBase' | 'contactEmail'>

/** Returns the site in one language, without its wordmark. Missing settings are taken from the environment. */
export function localizeSite(
  settings: SiteSettings,
  { brand: usual, url, apiBase, contactEmail }: SiteEnvironment,
  locale: Locale,
): Site {
  const { brand, logo, phone, social_links, social_image } = localize(siteSettings, settings, { locale, apiBase })
  const palette = paletteStyle(settings.accents)
  return {
    brand: brand?.text ?? usual,
    url,
    apiBase,
    contactEmail: settings.email || contactEmail,
    ...(logo && { logo }),
    ...(palette && { palette }),
    ...(phone && { phone }),
    ...(social_links && { socialLinks: social_links.items }),
    ...(social_image && { socialImage: social_image }),
  }
}

import { type SiteSettings, siteSettings } from '#api/site.ts'
import type { Site } from '#app/backend.ts'
import { type BilingualText, inLocale, type Locale } from '#content/locale.ts'
import { siteKey } from '#content/page-keys.ts'
import { paletteStyle } from '#content/palette.ts'
import { localize } from '#content/schema/localize-by-schema.ts'
import type { Db } from '#server/db/schema.ts'
import { pagesRepository } from '#server/pages/pages-repository.ts'
import type { Wordmark } from '#ui/logo.tsx'

/** The values from the environment, and a function that draws a brand as a wordmark. */
export type SiteDefaults = Pick<Site, 'brand' | 'url' | 'apiBase' | 'contactEmail'> & {
  drawWordmark?: ((brand: string) => Promise<Wordmark | undefined>) | undefined
}

/** Returns the site in one language, without its wordmark. Missing settings are taken from the environment. */
export function localizeSite(settings: SiteSettings, defaults: SiteDefaults, locale: Locale): Site {
  const { drawWordmark: _, ...environment } = defaults
  const { apiBase } = defaults
  const { brand, logo, phone, social_links, social_image } = localize(siteSettings, settings, { locale, apiBase })
  const palette = paletteStyle(settings.accents)
  return {
    ...environment,
    ...(brand && { brand: brand.text }),
    ...(settings.email && { contactEmail: settings.email }),
    ...(logo && { logo }),
    ...(palette && { palette }),
    ...(phone && { phone }),
    ...(social_links && { socialLinks: social_links.items }),
    ...(social_image && { socialImage: social_image }),
  }
}

/** Returns the site in one language, with the wordmark of its brand if it has no logo. */
export async function readSite(settings: SiteSettings, defaults: SiteDefaults, locale: Locale): Promise<Site> {
  const site = localizeSite(settings, defaults, locale)
  const wordmark = site.logo ? undefined : await defaults.drawWordmark?.(site.brand)
  return wordmark ? { ...site, wordmark } : site
}

/** Reads the stored settings of the site. Pages get them from `readAddresses`, which caches them. */
export async function findSiteSettings(db: Db): Promise<SiteSettings> {
  return (await pagesRepository(db).findSettings(siteKey))?.content ?? {}
}

export const brandIn = ({ brand }: { brand?: BilingualText | undefined }, otherwise: string, locale: Locale): string =>
  brand ? inLocale(brand, locale).text : otherwise

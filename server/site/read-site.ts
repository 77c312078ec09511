import { localizeSite, type SiteEnvironment } from '#api/localize-site.ts'
import type { SiteSettings } from '#api/site.ts'
import type { Site } from '#app/backend.ts'
import { type BilingualText, inLocale, type Locale } from '#content/locale.ts'
import { siteKey } from '#content/page-keys.ts'
import type { Executor } from '#server/db/schema.ts'
import { pagesRepository } from '#server/pages/pages-repository.ts'
import type { Wordmark } from '#ui/logo.tsx'

/** The values from the environment, and a function that draws a brand as a wordmark. */
export type SiteDefaults = SiteEnvironment & {
  drawWordmark?: ((brand: string) => Promise<Wordmark | undefined>) | undefined
}

/** Returns the site in one language, with the wordmark of its brand if it has no logo. */
export async function readSite(settings: SiteSettings, defaults: SiteDefaults, locale: Locale): Promise<Site> {
  const site = localizeSite(settings, defaults, locale)
  const wordmark = site.logo ? undefined : await defaults.drawWordmark?.(site.brand)
  return wordmark ? { ...site, wordmark } : site
}

/** Reads the stored settings of the site. Pages get them from `readAddresses`, which caches them. */
export async function findSiteSettings(db: Executor): Promise<SiteSettings> {
  return (await pagesRepository(db).findSettings(siteKey))?.content ?? {}
}

export const brandIn = ({ brand }: { brand?: BilingualText | undefined }, otherwise: string, locale: Locale): string =>
  brand ? inLocale(brand, locale).text : otherwise

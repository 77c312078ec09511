import { localizeSite } from '#api/localize-site.ts'
import { type SiteSettings, siteSettings } from '#api/site.ts'
import { type Locale, locales } from '#content/locale.ts'
import { localizeByShape } from '#content/localize-by-shape.ts'
import { type Accents, accents } from '#content/palette.ts'
import { type PageItem, searchNameOf } from '#content/social-card-image.ts'
import type { PageContextValue } from '#fields/page-context.ts'
import type { EditorDocument } from './documents.ts'
import { schemaOf } from './field-schema.ts'
import { filledIn } from './settings.ts'

export type ShownSite = Pick<
  PageContextValue,
  'brand' | 'contactEmail' | 'phone' | 'logo' | 'wordmark' | 'socialLinks' | 'palette'
>

type Colors = { accents?: Accents }

const accentRules = siteSettings.shape.accents.unwrap().shape

/**
 * Returns the settings in each language, with unsaved changes that are valid. `around` came with the page. Only the
 * server draws wordmarks, so a new brand is shown as text.
 */
export function shownSite(
  { edited, content, defaults }: EditorDocument,
  around: ShownSite,
  apiBase: string,
): Record<Locale, ShownSite> {
  const settings = { ...filledIn(edited), accents: acceptedAccents(edited, content) } as SiteSettings
  const environment = {
    ...{ brand: defaults?.brand ?? around.brand, contactEmail: defaults?.email ?? around.contactEmail },
    ...{ apiBase, url: '' },
  }
  const inLanguage = (locale: Locale): ShownSite => {
    const { brand, contactEmail, phone, logo, socialLinks, palette } = localizeSite(settings, environment, locale)
    return {
      ...{ brand, contactEmail, phone, logo, palette },
      wordmark: brand === around.brand ? around.wordmark : undefined,
      socialLinks: socialLinks?.filter(({ label, url }) => label.text && url),
    }
  }
  return Object.fromEntries(locales.map((locale) => [locale, inLanguage(locale)])) as Record<Locale, ShownSite>
}

function acceptedAccents({ accents: chosen = {} }: Colors, { accents: stored = {} }: Colors): Accents {
  const isAccepted = (name: (typeof accents)[number]) => accentRules[name].safeParse(chosen[name] || undefined).success
  return Object.fromEntries(accents.map((name) => [name, (isAccepted(name) ? chosen : stored)[name] || undefined]))
}

/** Returns the name of an item's page, which begins the title of the document. */
export function shownItemName(item: EditorDocument, locale: Locale, apiBase: string): string {
  return searchNameOf(localizeByShape(schemaOf(item), item.edited, { locale, apiBase }) as PageItem, locale)
}

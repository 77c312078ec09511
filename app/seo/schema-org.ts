import { htmlToText } from '#content/html-to-text.ts'
import type { Locale } from '#content/locale.ts'
import type { LocalizedMedia, LocalizedRichText, LocalizedText } from '#content/localized.ts'
import type { Site } from '../backend.ts'

/** A thing of schema.org, as JSON-LD. */
export type Thing = { '@type': string; [property: string]: unknown }

/** What a page of one thing says of it: in words, its picture's and its own whole address. */
export type ThingProps = {
  name: string
  description: string
  image: string | undefined
  url: string
  site: Site
  locale: Locale
}

/** The whole address of a picture or film; nothing where there is none, or no address of one. */
export function absoluteUrl(media: LocalizedMedia | undefined, site: Site): string | undefined {
  return media?.src ? URL.parse(media.src, site.url)?.href : undefined
}

/** The company, by the address that every mention of it shares. */
export const organizationId = (site: Site) => `${site.url}/#organization`

/** The company as the author of something, whoever reads that page alone. */
export function company(site: Site): Thing {
  return { '@type': 'Organization', '@id': organizationId(site), name: site.brand, url: `${site.url}/` }
}

export const textOf = (text: LocalizedText | undefined) => text?.text || undefined

/** The words of a formatted text, for places that know no markup. */
export const plainTextOf = (text: LocalizedRichText | undefined) => (text && htmlToText(text.html)) || undefined

const entities: Record<string, string> = { '<': '&lt;', '>': '&gt;', '&': '&amp;' }

/** A plain text as HTML. */
export const escapeHtml = (text: string) => text.replace(/[<>&]/g, (mark) => entities[mark] ?? mark)

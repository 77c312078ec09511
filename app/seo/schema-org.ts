import { htmlToText } from '#content/html-to-text.ts'
import type { Locale } from '#content/locale.ts'
import type { LocalizedMedia, LocalizedRichText, LocalizedText } from '#content/localized.ts'
import type { Site } from '../backend.ts'

/** An object of schema.org, as JSON-LD. */
export type Thing = { '@type': string; [property: string]: unknown }

/** The properties of an item's object: plain texts, and the full URLs of its picture and page. */
export type ThingProps = {
  name: string
  description: string
  image: string | undefined
  url: string
  site: Site
  locale: Locale
}

/** The full URL of a picture or video; undefined if there is none or its address is invalid. */
export function absoluteUrl(media: LocalizedMedia | undefined, site: Site): string | undefined {
  return media?.src ? URL.parse(media.src, site.url)?.href : undefined
}

/** The `@id` of the company, shared by all its mentions. */
export const organizationId = (site: Site) => `${site.url}/#organization`

/** The company as an author or publisher, complete for crawlers that read only this page. */
export function company(site: Site): Thing {
  return { '@type': 'Organization', '@id': organizationId(site), name: site.brand, url: `${site.url}/` }
}

export const textOf = (text: LocalizedText | undefined) => text?.text || undefined

/** The text of a formatted text, for places without markup. */
export const plainTextOf = (text: LocalizedRichText | undefined) => (text && htmlToText(text.html)) || undefined

const entities: Record<string, string> = { '<': '&lt;', '>': '&gt;', '&': '&amp;' }

/** Escapes a plain text for HTML. */
export const escapeHtml = (text: string) => text.replace(/[<>&]/g, (mark) => entities[mark] ?? mark)

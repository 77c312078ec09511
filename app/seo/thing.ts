import { htmlText } from '#content/html-text.ts'
import type { ShownMedia, ShownRichText, ShownText } from '#content/shown.ts'
import type { Locale } from '#content/text.ts'
import type { Site } from '../backend.ts'

/** A thing of schema.org, as JSON-LD. */
export type Thing = { '@type': string; [property: string]: unknown }

/** What a page of one thing says of it: in words, its picture's and its own whole address. */
export type Told = {
  name: string
  description: string
  image: string | undefined
  url: string
  site: Site
  locale: Locale
}

/** The whole address of a picture or film; nothing where there is none, or no address of one. */
export function absolute(media: ShownMedia | undefined, site: Site): string | undefined {
  return media?.src ? URL.parse(media.src, site.url)?.href : undefined
}

/** The company, by the address that every mention of it shares. */
export const organizationId = (site: Site) => `${site.url}/#organization`

/** The company as the author of something, whoever reads that page alone. */
export function company(site: Site): Thing {
  return { '@type': 'Organization', '@id': organizationId(site), name: site.brand, url: `${site.url}/` }
}

export const textOf = (text: ShownText | undefined) => text?.text || undefined

/** The words of a formatted text, for places that know no markup. */
export const wordsOf = (text: ShownRichText | undefined) => (text && htmlText(text.html)) || undefined

const entities: Record<string, string> = { '<': '&lt;', '>': '&gt;', '&': '&amp;' }

/** A plain text as HTML. */
export const escaped = (text: string) => text.replace(/[<>&]/g, (mark) => entities[mark] ?? mark)

import type { ShownMedia, ShownText } from '#content/shown.ts'
import type { Site } from '../backend.ts'

/** A thing of schema.org, as JSON-LD. */
export type Thing = { '@type': string; [property: string]: unknown }

/** The whole address of a picture or film; nothing where there is none, or no address of one. */
export function absolute(media: ShownMedia | undefined, site: Site): string | undefined {
  return media?.src ? URL.parse(media.src, site.url)?.href : undefined
}

/** The company, by the address that every mention of it shares. */
export const organizationId = (site: Site) => `${site.url}/#organization`

export const textOf = (text: ShownText | undefined) => text?.text || undefined

/** A text without its markup. */
export const plain = (html: string | undefined) =>
  html
    ?.replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

import * as z from 'zod'
import { isColor } from '../css-color.ts'
import { isAddress, linkPattern, maxAddressLength, mediaPattern } from '../web-address.ts'
import { mediaGroup } from './media-group.ts'

/*
 * The content of each block is composed of these schemas: they validate saves, and their shapes decide what visitors
 * see and which fields a form has.
 */
export type FieldKind = 'text' | 'rich' | 'media' | 'link'

export const fieldKinds = z.registry<{ kind: FieldKind; accepts?: 'icon' | 'film' }>()

/** Other keys are allowed, with the same maximum length. */
function bilingual(length: number) {
  const text = z.string().max(length)
  const other = z.unknown().refine((value) => typeof value !== 'string' || value.length <= length, {
    error: `must have at most ${length} characters`,
  })
  return z.object({ en: text, ar: text.optional() }).catchall(other)
}

const shortText = (length: number) => bilingual(length).register(fieldKinds, { kind: 'text' })

/** A short plain text in both languages. English is the fallback. It is required, but may be empty. */
export const text = shortText(2_000)

/** HTML in both languages, sanitized by the server. */
export const richText = bilingual(50_000)
  // Sanitizing would remove the link and keep its text.
  .superRefine((html, context) => {
    for (const [locale, text] of Object.entries(html)) {
      if (typeof text !== 'string' || !hasLongLink(text)) continue
      const message = `has a link of more than ${maxAddressLength} characters`
      context.addIssue({ code: 'custom', path: [locale], message })
    }
  })
  .brand<'rich'>()
  .register(fieldKinds, { kind: 'rich' })

const hrefs = /<a\b[^<>]*?\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+))/gi
const hasLongLink = (html: string) =>
  Array.from(html.matchAll(hrefs)).some(
    ([, ...written]) => written.join('').replaceAll('&amp;', '&').length > maxAddressLength,
  )

const mediaRule = 'must be an uploaded file (/uploads/…) or an https address'
const mediaUrl = z
  .string()
  .max(maxAddressLength)
  .regex(mediaPattern, { error: mediaRule, abort: true })
  .refine(isAddress, mediaRule)

const mediaAddress = (url: typeof mediaUrl) =>
  z.union([url, z.looseObject({ en: url, ar: url.optional() })], { error: mediaRule }).brand<'media'>()

/** An address, or one per language: https, or an upload relative to the API base ('/uploads/…'). */
export const media = mediaAddress(mediaUrl).register(fieldKinds, { kind: 'media' })

const svgUrl = mediaUrl.regex(/\.svg([?#].*)?$|^$/i, 'must be a drawing (.svg)')

export const icon = mediaAddress(svgUrl).register(fieldKinds, { kind: 'media', accepts: 'icon' })

/** Videos: files, or on YouTube. */
export const film = mediaAddress(mediaUrl).register(fieldKinds, { kind: 'media', accepts: 'film' })

const linkRule = 'must be a page of the site (/about), an address (https://…), mailto:, tel: or an anchor (#form)'

/** A menu item with the target '#' is a heading without a link. */
export const link = z
  .string()
  .max(maxAddressLength)
  .regex(linkPattern, {
    error: linkRule,
    abort: true,
  })
  .refine(isAddress, linkRule)
  .brand<'link'>()
  .register(fieldKinds, { kind: 'link' })

/** Latin and Arabic letters and digits, of at most two bytes, so that 120 fit into a file name of a content folder. */
const idPattern = /^[\w\u0620-\u0669\u066E-\u06D3\u06F0-\u06FC-]{1,120}$/

/** The id of a list item, unique in its list: a UUID or a slug. */
export const itemId = z
  .string()
  .regex(idPattern, 'may hold letters, digits, hyphen and underscore, at most 120')
  .refine((id) => id === id.normalize('NFC'), 'must be in the Unicode form NFC')

export const itemList = <Shape extends z.core.$ZodLooseShape>(max: number, shape: Shape) =>
  z.array(z.looseObject({ id: itemId, ...shape })).max(max)

/** A colour in CSS notation, without url() and var(). */
export const color = z
  .string()
  .max(100, { abort: true })
  .refine(isColor, 'must be a colour of CSS such as #3450E0, rgb(52 80 224) or navy, without url() and var()')

/** The accent of a card or section; each has a bright, a deep and a tint colour (app/styles/tokens.css). */
export const accent = z.enum(['primary', 'teal', 'saffron', 'coral'])

export const country = z.string().regex(/^[A-Z]{2}$/, 'must be a code of two letters such as SA')

export const itemSettings = {
  draft: z.boolean().optional().meta({ isSetting: true }),
  /** The times at which visitors start and stop seeing the item (content/visibility-times.ts). */
  shows_at: z.iso.datetime().optional().meta({ isSetting: true }),
  hides_at: z.iso.datetime().optional().meta({ isSetting: true }),
  /** What search engines and social networks show instead of the item's title and its first text. */
  searchTitle: shortText(200).optional().meta({ isSetting: true }),
  searchDescription: shortText(500).optional().meta({ isSetting: true }),
}

export const heading = { title: text, subtitle: richText.optional() }
export const button = { buttonText: text.optional(), buttonLink: link.optional() }
export const picture = mediaGroup(
  { picture: 'image', alt: 'image_alt' },
  { image: media.optional(), image_alt: text.optional() },
)
export const portrait = mediaGroup(
  { picture: 'portrait', alt: 'portrait_alt' },
  { portrait: media.optional(), portrait_alt: text.optional() },
)

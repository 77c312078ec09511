import * as z from 'zod'
import { isColor } from '../css-color.ts'
import { isAddress, linkPattern, maxAddressLength, mediaPattern } from '../web-address.ts'

/*
 * The kinds of value an editor can change. Each block's content is composed of these, and the same schema validates a
 * save, decides what a visitor is shown (show.ts) and tells the editor (by its shape, shape-of.ts) which dialog to open.
 */
export type FieldKind = 'text' | 'rich' | 'media' | 'link'

/** Schema -> kind, for whoever walks a block's schema. An `icon` is a picture that editors may replace by drawings only. */
export const fieldKinds = z.registry<{ kind: FieldKind; icon?: boolean }>()

/** In both languages; what else came with it is kept, and no longer than these. */
function bilingual(length: number) {
  const text = z.string().max(length)
  const other = z.unknown().refine((value) => typeof value !== 'string' || value.length <= length, {
    error: `must have at most ${length} characters`,
  })
  return z.object({ en: text, ar: text.optional() }).catchall(other)
}

/** A short plain text in both languages; English is the fallback and must be there (it may be empty). */
export const text = bilingual(2_000).register(fieldKinds, { kind: 'text' })

/** A text with paragraphs, bold words, lists and links, as reduced HTML in both languages. */
export const richText = bilingual(50_000).brand<'rich'>().register(fieldKinds, { kind: 'rich' })

const mediaRule = 'must be an uploaded file (/uploads/…) or an https address'
const mediaUrl = z
  .string()
  .max(maxAddressLength)
  .regex(mediaPattern, { error: mediaRule, abort: true })
  .refine(isAddress, mediaRule)

const mediaAddress = (url: typeof mediaUrl) =>
  z.union([url, z.looseObject({ en: url, ar: url.optional() })]).brand<'media'>()

/** The address of a picture or film, relative to the API base ('/uploads/…'); one for both languages or one each. */
export const media = mediaAddress(mediaUrl).register(fieldKinds, { kind: 'media' })

const svgUrl = mediaUrl.regex(/\.svg([?#].*)?$|^$/i, 'must be a drawing (.svg)')

/** As `media`, where a small drawing stands that has to be sharp in any size. */
export const icon = mediaAddress(svgUrl).register(fieldKinds, { kind: 'media', icon: true })

const linkRule = 'must be a page of the site (/about), an address (https://…), mailto:, tel: or an anchor (#form)'

/** Where a link leads: a page of the site, an https address, mail, phone or an anchor. '#' is a container. */
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

/** The id of an item in a list, unique in its list: a UUID or a slug. */
export const itemId = z.string().regex(/^[\w-]{1,120}$/, 'may hold letters, digits, hyphen and underscore, at most 120')

/** A colour of a blob or ground in any notation of CSS that loads nothing and refers to nothing. */
export const color = z
  .string()
  .max(100, { abort: true })
  .refine(isColor, 'must be a colour of CSS such as #3450E0, rgb(52 80 224) or navy, without url() and var()')

/** The accent of a card or section; each has a bright, a deep and a tint (see app/styles). */
export const accent = z.enum(['primary', 'teal', 'saffron', 'coral'])

/** A country as a code of two letters (ISO 3166). */
export const country = z.string().regex(/^[A-Z]{2}$/, 'must be a code of two letters such as SA')

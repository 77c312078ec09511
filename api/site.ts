import * as z from 'zod'
import { type Accent, isLegible, minContrast, textContrast } from '#content/palette.ts'
import { icon, itemList, media, text } from '#content/schema/fields.ts'
import { isAddress, maxAddressLength } from '#content/web-address.ts'
import { publishers } from './permissions.ts'
import { isOneLine, version } from './shared-fields.ts'

const shortText = text.refine(
  ({ en, ar = '' }) => en.trim() !== '' && Math.max(en.length, ar.length) <= 80 && isOneLine(en + ar),
  { error: 'must have 1 to 80 characters in English, and at most 80 in Arabic, in one line' },
)
const mail = z.email('must be a mail address').max(254)

const accent = (name: Accent) =>
  z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, { error: 'must be a colour such as #3450e0', abort: true })
    .refine((color) => isLegible(name, color), {
      error: ({ input }) =>
        `has a contrast of ${textContrast(name, String(input))}:1 with the text on it; at least ${minContrast}:1 is needed`,
    })
    .optional()

/**
 * Files of the upload store with these endings, such as '/uploads/0123456789abcdef-800x600.webp'; a fragment is
 * allowed.
 */
function uploaded(field: typeof media, endings: string) {
  const pattern = new RegExp(String.raw`^/uploads/[0-9a-f]{16}(-\d+x\d+)?\.(${endings})(#.*)?$`)
  return field.refine(
    (value) =>
      (typeof value === 'string' ? [value] : [value.en, value.ar ?? value.en]).every((each) => pattern.test(each)),
    { error: `must be an uploaded file (${endings.replaceAll('|', ', ')})` },
  )
}

/** The stored settings of the site. Missing ones have the default of the environment or the style sheet, if any. */
export const siteSettings = z.object({
  brand: shortText.optional().describe('In titles, mails and, without a logo, as the wordmark'),
  logo: uploaded(icon, 'svg').optional(),
  accents: z
    .object({ primary: accent('primary'), teal: accent('teal'), saffron: accent('saffron'), coral: accent('coral') })
    .optional()
    .describe('The bright colour of each accent; all others are derived from it'),
  email: mail.optional(),
  phone: z
    .string()
    .regex(/^\+?[\d ()-]{5,40}$/, 'must be a phone number such as +966 11 555 0142')
    .optional(),
  social_links: itemList(8, {
    label: shortText,
    url: z
      .string()
      .max(maxAddressLength)
      .regex(/^https:\/\/[^\s<>"]+$/, { error: 'must be an address that begins with https://', abort: true })
      .refine(isAddress, 'must be an address that begins with https://'),
  }).optional(),
  social_image: uploaded(media, 'jpg|png|webp')
    .optional()
    .describe('On the cards of pages and items that have no picture'),
  enquiry_recipients: z.array(mail).min(1).max(10).optional().describe('By default `email`'),
  publishers: z
    .enum(publishers)
    .optional()
    .describe('Who may change the live site and publish releases; others change releases and hand them in'),
})

const fields = siteSettings.shape

/** A change of some settings; null removes a value, so that its default applies. */
export const siteChange = z.object({
  brand: fields.brand.nullable(),
  logo: fields.logo.nullable(),
  accents: fields.accents.nullable(),
  email: fields.email.nullable(),
  phone: fields.phone.nullable(),
  social_links: fields.social_links.nullable(),
  social_image: fields.social_image.nullable(),
  enquiry_recipients: fields.enquiry_recipients.nullable(),
  publishers: fields.publishers.nullable(),
  version: version.optional(),
})

export const siteDetails = siteSettings
  .extend({ version, defaults: z.object({ brand: z.string(), email: z.string() }).describe('From the environment') })
  .meta({ id: 'Site' })

export type SiteSettings = z.output<typeof siteSettings>
export type SiteChange = z.output<typeof siteChange>
export type SiteDetails = z.output<typeof siteDetails>

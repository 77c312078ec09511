import * as z from 'zod'
import { publishers } from '#api/permissions.ts'
import { siteSettings } from '#api/site.ts'
import { correctItemId, correctPagePath } from '#content/page-path.ts'
import { type accents, isLegible } from '#content/palette.ts'
import { accent, icon, itemList, itemSettings, media, text } from '#content/schema/fields.ts'
import { shapeOf } from '#content/schema/shape-of.ts'
import type { ObjectShape } from '#content/shape.ts'
import type { SettingsType } from './field-schema.ts'
import { type FormField, field, fieldsOf } from './form-field-kinds.ts'

const times = {
  shows_at: field(itemSettings.shows_at, { line: 'moment', label: 'fields.shows_at' }),
  hides_at: field(itemSettings.hides_at, { line: 'moment', label: 'fields.hides_at' }),
}
const note = (letters: number) => ({ hint: 'editor.searchNote', letters })

export const addressFields = field(z.object({ en: z.string().trim(), ar: z.string().trim() }), {
  line: 'addresses',
  labels: 'pages.addressIn',
  notes: { en: 'pages.addressNote.en', ar: 'pages.addressNote.ar' },
  correct: (typed, locale) => correctPagePath(locale, typed),
})

const page = z.object({
  name: field(
    text.refine(({ en }) => en.trim() !== '', { path: ['en'], error: 'alerts.nameRequired' }),
    { label: 'fields.name', labels: 'editor.nameIn', ...note(60) },
  ),
  description: field(text, { label: 'fields.description', labels: 'editor.descriptionIn', ...note(150) }),
  path: addressFields,
  state: field(z.enum(['hidden', 'public']), { label: 'pages.isPublic', values: ['hidden', 'public'] }),
  ...times,
  noindex: field(z.boolean(), { label: 'pages.noindex' }),
  accent: field(accent, { label: 'fields.accent' }),
})

export const itemSettingsFields = z.object({
  searchTitle: field(itemSettings.searchTitle, note(60)),
  searchDescription: field(itemSettings.searchDescription, note(150)),
  id: field(z.string().trim().min(1, 'faults.missing'), {
    line: 'address',
    label: 'fields.id',
    hint: 'editor.addressWillBe',
    correct: correctItemId,
  }),
  draft: field(itemSettings.draft, { label: 'pages.isPublic', values: [true, false] }),
  ...times,
})

const brandColor = (name: (typeof accents)[number]) =>
  field(
    z
      .string()
      .refine((color) => isLegible(name, color), 'site.refused.accents')
      .optional(),
    { line: 'brandColor', label: `site.accent.${name}` },
  )
const fields = siteSettings.shape
const one = (rules: z.ZodType, key: string) =>
  z
    .string()
    .trim()
    .refine((value) => value === '' || rules.safeParse(value).success, `site.refused.${key}`)
    .optional()
const named = text.refine((value) => fields.brand.safeParse(value).success, 'site.refused.brand')

const site = z.object({
  brand: field(
    text.refine((value) => isBlank(value) || fields.brand.safeParse(value).success, 'site.refused.brand').optional(),
    { label: 'site.brand', labels: 'site.brandIn', usual: 'brand' },
  ),
  logo: field(icon.optional(), { hint: 'site.logoNote' }),
  accents: field(
    z
      .object({
        primary: brandColor('primary'),
        teal: brandColor('teal'),
        saffron: brandColor('saffron'),
        coral: brandColor('coral'),
      })
      .optional(),
    { label: 'site.colors' },
  ),
  email: field(one(fields.email, 'email'), {
    line: 'email',
    heading: 'site.contact',
    label: 'fields.email',
    hint: 'site.emailNote',
    usual: 'email',
  }),
  phone: field(one(fields.phone, 'phone'), { line: 'tel', label: 'fields.phone', hint: 'site.phoneNote' }),
  enquiry_recipients: field(
    z
      .array(z.string())
      .refine(
        (mails) => mails.length === 0 || fields.enquiry_recipients.safeParse(mails).success,
        'site.refused.enquiry_recipients',
      )
      .optional(),
    { line: 'words', label: 'site.recipients', hint: 'site.recipientsNote' },
  ),
  social_links: field(
    itemList(8, {
      label: field(named, { label: 'fields.label', labels: 'site.linkIn' }),
      url: field(one(z.url({ protocol: /^https$/ }), 'url'), { line: 'address', label: 'site.url' }),
    }).optional(),
    { label: 'site.socialLinks' },
  ),
  social_image: field(media.optional(), {
    heading: 'site.sharing',
    label: 'site.socialImage',
    hint: 'site.socialImageNote',
  }),
  publishers: field(z.enum(publishers), {
    heading: 'site.publishing',
    label: 'site.publishers.label',
    options: 'site.publishers.name',
    meanings: 'site.publishers.means',
  }),
})

const isBlank = (value: object) => Object.values(value).every((text) => !String(text).trim())

export const settingsFields: Record<SettingsType, z.ZodObject> = { PAGE: page, SITE: site }

export const itemSettingsShape = shapeOf(itemSettingsFields) as ObjectShape

const shapeOfSettings = (type: SettingsType) => ({ content: shapeOf(settingsFields[type]) as ObjectShape })

export const settingsShapes = { PAGE: shapeOfSettings('PAGE'), SITE: shapeOfSettings('SITE') }

/** The fields of a form of settings. A translator changes only texts; the home page is always public at its address. */
export const shownSettings = (shape: ObjectShape, page: string, mayWrite: boolean): FormField[] =>
  fieldsOf(shape).filter(({ kind }) => kind === 'text' || (mayWrite && page !== 'home'))

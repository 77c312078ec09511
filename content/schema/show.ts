import * as z from 'zod'
import { localizeHref } from '../address.ts'
import type { Shown } from '../shown.ts'
import { inLocale, type Locale, type LocalizedText } from '../text.ts'
import { addressOf } from '../upload-address.ts'
import { type FieldKind, fieldKinds } from './fields.ts'

export type ShowOptions = {
  locale: Locale
  /** What stands before '/uploads/…' in the browser, normally '/api'. */
  apiBase: string
  /** Whether each value says where it stands in the content; for editors only. */
  paths?: boolean
}

/** Turns stored content into what a page in one language shows, guided by the block's schema. */
export function show<S extends z.ZodType>(schema: S, content: z.output<S>, options: ShowOptions): Shown<z.output<S>> {
  return showValue(schema, content, '', options) as Shown<z.output<S>>
}

/** The kind of the field that `schema` describes, looking through optional(), default() and the like. */
export const kindOf = (schema: z.ZodType): FieldKind | undefined => fieldKinds.get(unwrap(schema))?.kind

/** Whether the field takes drawings only. */
export const isIcon = (schema: z.ZodType): boolean => fieldKinds.get(unwrap(schema))?.icon === true

function showValue(schema: z.ZodType, value: unknown, path: string, options: ShowOptions): unknown {
  if (value === undefined || value === null) return value
  const at = options.paths ? { path } : {}
  switch (kindOf(schema)) {
    case 'text':
      return { ...inLocale(value as LocalizedText, options.locale), ...at }
    case 'rich': {
      const { text: html, ...rest } = inLocale(value as LocalizedText, options.locale)
      return { html: showLinks(html, options), ...rest, ...at }
    }
    case 'media':
      return {
        ...showMedia(value as string | LocalizedText, options),
        ...at,
        ...(options.paths && isIcon(schema) && { icon: true }),
      }
    case 'link':
      return { href: hrefOf(value as string, options), ...at }
  }
  const inner = unwrap(schema)
  if (inner instanceof z.ZodArray) {
    const element = inner.element as z.ZodType
    return {
      items: (value as unknown[]).map((item, index) => showValue(element, item, join(path, index), options)),
      ...at,
    }
  }
  if (inner instanceof z.ZodObject) {
    const shown: Record<string, unknown> = {}
    for (const [key, field] of Object.entries(inner.shape)) {
      const stored = (value as Record<string, unknown>)[key]
      if (stored !== undefined) shown[key] = showValue(field as z.ZodType, stored, join(path, key), options)
    }
    return shown
  }
  if (inner instanceof z.ZodRecord) {
    const entry = inner.valueType as z.ZodType
    return Object.fromEntries(
      Object.entries(value).map(([key, stored]) => [key, showValue(entry, stored, join(path, key), options)]),
    )
  }
  return value
}

/** The upload store writes a picture's size into its name ('…-1600x1200.webp'), so no look-up is needed to know it. */
function showMedia(value: string | LocalizedText, { locale, apiBase }: ShowOptions) {
  const src = typeof value === 'string' ? value : inLocale(value, locale).text
  const size = /-(\d+)x(\d+)\.\w+$/.exec(src)
  return {
    src: addressOf(src, apiBase),
    ...(size && { width: Number(size[1]), height: Number(size[2]) }),
  }
}

/** A page in the reader's language, an uploaded file under the API base, or what else the link leads to. */
const hrefOf = (link: string, { locale, apiBase }: ShowOptions) => addressOf(localizeHref(link, locale), apiBase)

/** Stored HTML is reduced: its links have nothing but an `href`, and no text looks like one (server/pages/sanitise.ts). */
const showLinks = (html: string, options: ShowOptions) =>
  html.replace(/(?<=<a href=")[^"]*/g, (link) => hrefOf(link, options))

const join = (path: string, key: string | number) => (path ? `${path}.${key}` : String(key))

const hasInner = (schema: z.ZodType) => 'innerType' in schema.def
const innerOf = (schema: z.ZodType) => (schema.def as unknown as { innerType: z.ZodType }).innerType
/** The schema inside optional(), default() and the like. */
export const unwrap = (schema: z.ZodType): z.ZodType => (hasInner(schema) ? unwrap(innerOf(schema)) : schema)

import { type ArabicPaths, localizeHref } from './address.ts'
import { focalPointOf, withoutFocalPoint } from './focal-point.ts'
import { join } from './json.ts'
import { type BilingualText, inLocale, type Locale } from './locale.ts'
import { groupAddresses, type MediaGroup } from './media-group.ts'
import { elementShape, type Shape } from './shape.ts'
import { addressOf } from './upload-address.ts'

export type LocalizeOptions = {
  locale: Locale
  /** The prefix of '/uploads/…' in the addresses that browsers load, normally '/api'. */
  apiBase: string
  arabicPaths?: ArabicPaths
  /** Whether each localized value includes its path in the content. Only editors receive paths. */
  paths?: boolean
}

export function localizeByShape(shape: Shape, value: unknown, options: LocalizeOptions, path = ''): unknown {
  if (value === undefined || value === null) return value
  const at = options.paths ? { path } : {}
  switch (shape.type) {
    case 'text':
      return { ...inLocale(value as BilingualText, options.locale), ...at }
    case 'rich': {
      const { text: html, ...rest } = inLocale(value as BilingualText, options.locale)
      return { html: localizeLinks(html, options), ...rest, ...at }
    }
    case 'media':
      return {
        ...localizeMedia(value as string | BilingualText, options),
        ...at,
        ...(options.paths && shape.accepts === 'icon' && { icon: true }),
      }
    case 'link':
      return { href: hrefOf(value as string, options), ...at }
    case 'array': {
      const { element } = shape
      return {
        items: (value as unknown[]).map((item, index) => localizeByShape(element, item, options, join(path, index))),
        ...at,
      }
    }
    case 'object': {
      const localized: Record<string, unknown> = {}
      const content = { ...value, ...emptyMedia(shape.media, value, options.locale) } as Record<string, unknown>
      for (const [key, field] of Object.entries(shape.fields)) {
        const stored = content[key]
        if (stored !== undefined) localized[key] = localizeByShape(field, stored, options, join(path, key))
      }
      return localized
    }
    case 'record': {
      return Object.fromEntries(
        Object.entries(value).map(([key, stored]) => [
          key,
          localizeByShape(elementShape(shape, key), stored, options, join(path, key)),
        ]),
      )
    }
  }
  return value
}

/** Returns '' for each stored picture or video that is not shown in a language, because another of its group is. */
function emptyMedia(groups: MediaGroup[] = [], content: object, locale: Locale) {
  const addresses = groups.flatMap((group) => Object.entries(groupAddresses(group, content, locale)))
  return Object.fromEntries(addresses.filter(([key, address]) => address === '' && key in content))
}

/** Localizes the address of a picture or video. The size is read from the file name ('…-1600x1200.webp'). */
function localizeMedia(value: string | BilingualText, { locale, apiBase }: LocalizeOptions) {
  const address = typeof value === 'string' ? value : inLocale(value, locale).text
  const src = withoutFocalPoint(address)
  const size = /-(\d+)x(\d+)\.\w+$/.exec(src)
  const focalPoint = focalPointOf(address)
  return {
    src: addressOf(src, apiBase),
    ...(typeof value === 'object' &&
      value.ar &&
      withoutFocalPoint(value.ar) !== withoutFocalPoint(value.en) && { isPerLanguage: true }),
    ...(focalPoint && { focalPoint }),
    ...(size && { width: Number(size[1]), height: Number(size[2]) }),
  }
}

const hrefOf = (link: string, { locale, apiBase, arabicPaths }: LocalizeOptions) =>
  addressOf(localizeHref(link, locale, arabicPaths), apiBase)

/** Sanitized links have only the attribute `href`, and sanitized text cannot contain '<a href="'. */
const localizeLinks = (html: string, options: LocalizeOptions) =>
  html.replace(/(?<=<a href=")[^"]*/g, (link) => hrefOf(link, options))

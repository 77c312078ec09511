import { localizeHref } from './address.ts'
import { focusOf, withoutFocus } from './focus.ts'
import { entryShape, type Shape } from './shape.ts'
import { inLocale, type Locale, type LocalizedText } from './text.ts'
import { addressOf } from './upload-address.ts'

export type ShowOptions = {
  locale: Locale
  /** What stands before '/uploads/…' in the browser, normally '/api'. */
  apiBase: string
  /** Whether each value says where it stands in the content; for editors only. */
  paths?: boolean
}

/** Turns stored content into what a page in one language shows, guided by its shape. */
export function showShape(shape: Shape, content: unknown, options: ShowOptions): unknown {
  return showValue(shape, content, '', options)
}

function showValue(shape: Shape, value: unknown, path: string, options: ShowOptions): unknown {
  if (value === undefined || value === null) return value
  const at = options.paths ? { path } : {}
  switch (shape.type) {
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
        ...(options.paths && shape.isIcon && { icon: true }),
      }
    case 'link':
      return { href: hrefOf(value as string, options), ...at }
    case 'array': {
      const { element } = shape
      return {
        items: (value as unknown[]).map((item, index) => showValue(element, item, join(path, index), options)),
        ...at,
      }
    }
    case 'object': {
      const shown: Record<string, unknown> = {}
      for (const [key, field] of Object.entries(shape.fields)) {
        const stored = (value as Record<string, unknown>)[key]
        if (stored !== undefined) shown[key] = showValue(field, stored, join(path, key), options)
      }
      return shown
    }
    case 'record': {
      return Object.fromEntries(
        Object.entries(value).map(([key, stored]) => [
          key,
          showValue(entryShape(shape, key), stored, join(path, key), options),
        ]),
      )
    }
  }
  return value
}

/** The upload store writes a picture's size into its name ('…-1600x1200.webp'), so no look-up is needed to know it. */
function showMedia(value: string | LocalizedText, { locale, apiBase }: ShowOptions) {
  const address = typeof value === 'string' ? value : inLocale(value, locale).text
  const src = withoutFocus(address)
  const size = /-(\d+)x(\d+)\.\w+$/.exec(src)
  const focus = focusOf(address)
  return {
    src: addressOf(src, apiBase),
    ...(typeof value === 'object' &&
      value.ar &&
      withoutFocus(value.ar) !== withoutFocus(value.en) && { hasWords: true }),
    ...(focus && { focus }),
    ...(size && { width: Number(size[1]), height: Number(size[2]) }),
  }
}

/** A page in the reader's language, an uploaded file under the API base, or what else the link leads to. */
const hrefOf = (link: string, { locale, apiBase }: ShowOptions) => addressOf(localizeHref(link, locale), apiBase)

/** Stored HTML is reduced: its links have nothing but an `href`, and no text looks like one (server/pages/sanitise.ts). */
const showLinks = (html: string, options: ShowOptions) =>
  html.replace(/(?<=<a href=")[^"]*/g, (link) => hrefOf(link, options))

const join = (path: string, key: string | number) => (path ? `${path}.${key}` : String(key))

import {
  createElement,
  type ElementType,
  Fragment,
  type ImgHTMLAttributes,
  type ReactNode,
  use,
  type VideoHTMLAttributes,
} from 'react'
import { localizeHref } from '#content/address.ts'
import { direction, type Locale } from '#content/locale.ts'
import type {
  LocalizedLink,
  LocalizedList,
  LocalizedMedia,
  LocalizedRichText,
  LocalizedText,
} from '#content/localized.ts'
import { isVideoAddress } from '#content/video-address.ts'
import { ArrowRight, Icon } from '#ui/icons.tsx'
import { FieldEditorsContext } from './editors-context.ts'
import { PageContext } from './page-context.ts'

/** The current page. `hrefOf` returns the address of a path in the page's language. */
export function usePage() {
  const page = use(PageContext)
  return { ...page, hrefOf: (path: string) => localizeHref(path, page.locale, page.arabicPaths) }
}

/**
 * Attributes of a part of a block whose links come from the site's settings: in edit mode a click on such a link opens
 * the settings.
 */
export const useSiteSettings = () => (use(FieldEditorsContext) ? { 'data-edit-site': '' } : {})

export type TextProps = { field: LocalizedText | undefined; as?: ElementType; className?: string; id?: string }

/** A plain text of a block; renders nothing if the text is empty. */
export function Text(props: TextProps) {
  const editors = use(FieldEditorsContext)
  const { field, as: Tag = 'span', ...rest } = props
  if (editors) return <editors.Text {...props} />
  if (!field?.text) return null
  return (
    <Tag {...rest} {...languageAttributes(field)}>
      {withoutHyphenBreaks(field.text, Tag)}
    </Tag>
  )
}

export type RichTextProps = {
  field: LocalizedRichText | undefined
  as?: ElementType
  className?: string
  id?: string
  /** For elements that must not contain paragraphs, e.g. headings: renders only the content of the paragraphs. */
  inline?: boolean
}

/** A formatted text with paragraphs, bold text and lists. The server sanitizes its HTML before storing it. */
export function RichText(props: RichTextProps) {
  const editors = use(FieldEditorsContext)
  const { field, as: Tag = 'div', inline, ...rest } = props
  if (editors) return <editors.RichText {...props} />
  if (!field?.html) return null
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server sanitized it before storing it
  return <Tag {...rest} {...languageAttributes(field)} dangerouslySetInnerHTML={{ __html: markupOf(field, inline) }} />
}

/**
 * The HTML of a field: with `inline` without paragraph and list tags, otherwise wrapped in a paragraph if it has none.
 */
export function markupOf({ html }: LocalizedRichText, inline = false): string {
  if (inline) return html.replace(/<\/?(p|ul|ol|li)>/g, ' ').trim()
  return html === '' || /<(p|ul|ol)>/.test(html) ? html : `<p>${html}</p>`
}

type WhenFilledProps = {
  field: LocalizedText | LocalizedRichText | undefined
  children: ReactNode
  /** Rendered instead of `children` if the text is empty. */
  otherwise?: ReactNode
}

/** Renders `children`, an element around a text, only if the text is filled; for editors also if the text is empty. */
export function WhenFilled({ field, children, otherwise = null }: WhenFilledProps) {
  const editors = use(FieldEditorsContext)
  const isFilled = field && ('html' in field ? field.html : field.text)
  return field && (isFilled || editors) ? children : otherwise
}

export type LinkToProps = {
  href: LocalizedLink | undefined
  label: LocalizedText | undefined
  className?: string
  /** Rendered before and after the label, e.g. an icon. */
  before?: ReactNode
  after?: ReactNode
  /** The link leads to the current page. */
  current?: boolean
  /** The link opens another site in a new tab; `after` has to announce the new tab. */
  newTab?: boolean
}

/** A link with its label; renders nothing without a label. */
export function LinkTo(props: LinkToProps) {
  const editors = use(FieldEditorsContext)
  const { href, label, className, before, after, current, newTab } = props
  if (editors) return <editors.LinkTo {...props} />
  if (!label?.text) return null
  return (
    <a
      href={href?.href || '#'}
      className={className}
      aria-current={current ? 'page' : undefined}
      {...(newTab && { target: '_blank', rel: 'noreferrer' })}
    >
      {before}
      <Text field={label} />
      {after}
    </a>
  )
}

/** A link with an arrow in reading direction after its label. */
export function ArrowLink(props: LinkToProps) {
  return <LinkTo {...props} after={<Icon of={ArrowRight} turn />} />
}

export type ItemsProps<Item extends { id: string }> = {
  field: LocalizedList<Item> | undefined
  children: (item: Item, index: number) => ReactNode
  /** The list continues in another place, which has the button that adds items. */
  isContinued?: boolean
  /**
   * The items are rendered again in another place, which registers the list. The items of this copy have toolbars too.
   */
  isCopy?: boolean
}

/** The items of a list, each rendered by `children`. */
export function Items<Item extends { id: string }>(props: ItemsProps<Item>) {
  const editors = use(FieldEditorsContext)
  // The editor's component is typed for any item; it passes only the given items to `children`.
  if (editors) return <editors.Items {...(props as unknown as ItemsProps<{ id: string }>)} />
  return props.field?.items.map((item, index) => <Fragment key={item.id}>{props.children(item, index)}</Fragment>)
}

export type FlowProps = { field: { path?: string | undefined } | undefined; children: ReactNode }

/** A list whose items follow one another as one text, which editors can also edit as a whole. */
export function Flow(props: FlowProps) {
  const editors = use(FieldEditorsContext)
  return editors ? <editors.Flow {...props} /> : props.children
}

/** Makes the fields in `children` read-only in the editor: they repeat editable fields, e.g. in a looping row. */
export function ReadOnlyFields({ children }: { children: ReactNode }) {
  return <FieldEditorsContext value={null}>{children}</FieldEditorsContext>
}

/** Marks a text that is not in the page's language, for screen readers and for its direction. */
export function languageAttributes(field: { lang?: Locale }) {
  return field.lang ? { lang: field.lang, dir: direction(field.lang) } : {}
}

/** A hyphenated word that fits the narrowest column. CSS alone cannot keep such a word on one line. */
const hyphenated = /((?<!\S)(?=\S{3,14}(?!\S))\S*\p{L}-\p{L}\S*)/u

/** Keeps short hyphenated words ('e-mail') on one line, except in an option, which cannot contain elements. */
export function withoutHyphenBreaks(text: string, tag: ElementType): ReactNode {
  if (!text.includes('-') || typeof tag !== 'string' || tag === 'option') return text
  // `split` puts the matches of the capturing group at the odd indexes.
  const words = text
    .split(hyphenated)
    .map((part, index) => (index % 2 ? createElement('bdi', { className: 'whole' }, part) : part))
  return createElement(Fragment, null, ...words)
}

export type PictureProps = {
  field: LocalizedMedia | undefined
  alt?: LocalizedText
  /** The displayed width, as in the `sizes` attribute. */
  sizes?: string
  className?: string
  /** For the largest element above the fold, at most one per page: loads the picture eagerly, with high priority. */
  priority?: boolean
  /** For pictures above the fold: loads the picture eagerly, not lazily. Default: `priority`. */
  eager?: boolean
  /** Replaces the picture on narrow screens. */
  narrow?: LocalizedMedia | undefined
  /** The width below which `narrow` is shown. */
  narrowBelow?: '40rem' | '62rem'
  /** The picture that is shown until the video plays. */
  poster?: LocalizedMedia | undefined
}

/**
 * The widths that the upload store generates for a raster picture. Blocks write 88vw for the width of a phone without
 * its gutters. That is slightly too small, so that a phone with up to two screen pixels per CSS pixel loads 640 px.
 */
const widths = [320, 480, 640, 960, 1280, 1600]
/** A picture with `priority` has one more: 768 px, for the whole width of a phone. */
const priorityWidths = [320, 480, 640, 768, 960, 1280, 1600]

/** A picture with its size, sources by width and alternative text ('' if it is decorative); or a video. */
export function Picture(props: PictureProps) {
  const editors = use(FieldEditorsContext)
  const { field } = props
  if (editors) return <editors.Picture {...props} />
  if (!field?.src) return null
  if (isVideoAddress(field.src)) return <video {...videoAttributes(field, props)} controls />
  // biome-ignore lint/a11y/useAltText: pictureAttributes() sets it
  return withNarrow(props, <img {...pictureAttributes(field, props)} />)
}

/** Wraps the picture in a `<picture>` that has another source for narrow screens. */
export function withNarrow({ narrow, narrowBelow = '62rem', sizes }: PictureProps, image: ReactNode) {
  if (!narrow?.src) return image
  const { width, height } = narrow
  return (
    <picture>
      <source
        media={`(width < ${narrowBelow})`}
        srcSet={sourceSet(narrow) ?? narrow.src}
        {...{ sizes, width, height }}
      />
      {image}
    </picture>
  )
}

/** The attributes of the picture's element, the same for visitors and editors. */
export function pictureAttributes(
  field: LocalizedMedia,
  { alt, sizes = '100vw', className, priority, eager = priority }: PictureProps,
): ImgHTMLAttributes<HTMLImageElement> {
  return {
    src: field.src,
    srcSet: sourceSet(field, priority ? priorityWidths : widths),
    sizes: sourceSet(field) && sizes,
    width: field.width,
    height: field.height,
    alt: alt?.text ?? '',
    lang: alt?.lang,
    className,
    style: styleOf(field),
    loading: eager ? undefined : 'lazy',
    fetchPriority: priority ? 'high' : undefined,
    decoding: eager ? undefined : 'async',
  }
}

/** The attributes of a video's element without `controls`: in the editor a click opens a dialog instead. */
export function videoAttributes(
  field: LocalizedMedia,
  { alt, className, poster }: PictureProps,
): VideoHTMLAttributes<HTMLVideoElement> {
  return {
    src: field.src,
    poster: poster?.src || undefined,
    'aria-label': alt?.text || undefined,
    lang: alt?.lang,
    className,
    style: styleOf(field),
    muted: true,
    loop: true,
    playsInline: true,
    preload: 'metadata',
  }
}

/** Keeps the focal point visible in a cropped picture. */
const styleOf = ({ focalPoint }: LocalizedMedia) =>
  focalPoint ? { objectPosition: `${focalPoint.x}% ${focalPoint.y}%` } : undefined

/** The `srcset` of an uploaded raster picture; undefined for SVGs and for pictures of other sites. */
export function sourceSet({ src, width }: LocalizedMedia, offered = widths): string | undefined {
  if (!width || !/\/uploads\/[^/]+\.(webp|avif|png|jpe?g)$/.test(src)) return undefined
  const narrower = offered.filter((each) => each < width).map((each) => `${src}?w=${each} ${each}w`)
  // The server does not enlarge pictures, so the next width is the picture itself, in the browser's best format.
  const next = offered.find((each) => each >= width)
  return [...narrower, `${src}${next ? `?w=${next}` : ''} ${width}w`].join(', ')
}

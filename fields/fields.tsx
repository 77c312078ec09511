import {
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
import { isolateContacts, markWords } from './mark-words.ts'
import { PageContext } from './page-context.ts'

/** Returns the current page, and `hrefOf`, which localizes a path for the page's language ('/about' → '/ar/about'). */
export function usePage() {
  const page = use(PageContext)
  return { ...page, hrefOf: (path: string) => localizeHref(path, page.locale, page.arabicPaths) }
}

/**
 * Returns attributes for an element whose links come from the site's settings. In edit mode, a click on such a link
 * opens the settings.
 */
export const useSiteSettings = () => (use(FieldEditorsContext) ? { 'data-edit-site': '' } : {})

export type TextProps = { field: LocalizedText | undefined; as?: ElementType; className?: string; id?: string }

/** Renders a plain text, or nothing if the text is empty. */
export function Text(props: TextProps) {
  const editors = use(FieldEditorsContext)
  const { field, as: Tag = 'span', ...rest } = props
  if (editors) return <editors.Text {...props} />
  if (!field?.text) return null
  return (
    <Tag {...rest} {...languageAttributes(field)}>
      {markWords(field.text, Tag)}
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

/** Renders a formatted text, or nothing if the text is empty. The server sanitizes the HTML before storing it. */
export function RichText(props: RichTextProps) {
  const editors = use(FieldEditorsContext)
  const { field, as: Tag = 'div', inline, ...rest } = props
  if (editors) return <editors.RichText {...props} />
  if (!field?.html) return null
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server sanitizes the HTML before storing it
  return <Tag {...rest} {...languageAttributes(field)} dangerouslySetInnerHTML={{ __html: markupOf(field, inline) }} />
}

/**
 * Returns the HTML of a field, with e-mail addresses and phone numbers from left to right. With `inline`, paragraph and
 * list tags are removed. Otherwise, HTML without a paragraph or a list is wrapped in a paragraph.
 */
export function markupOf({ html }: LocalizedRichText, inline = false): string {
  const isolated = isolateContacts(html)
  if (inline) return isolated.replace(/<\/?(p|ul|ol|li)\b[^>]*>/g, ' ').trim()
  return html === '' || /<(p|ul|ol)\b/.test(html) ? isolated : `<p>${isolated}</p>`
}

type WhenFilledProps = {
  field: LocalizedText | LocalizedRichText | undefined
  children: ReactNode
  /** Rendered instead of `children` if the text is empty. */
  otherwise?: ReactNode
}

/**
 * Renders `children` if the text is filled, else `otherwise`. Editors also get `children` for an empty text, so that
 * they can fill it.
 */
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
  /** Whether the link leads to the current page. */
  current?: boolean
  /** Whether the link opens in a new tab. `after` has to announce the new tab. */
  newTab?: boolean
}

/** Renders a link with its label, or nothing if the label is empty. */
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

/** Renders a link with an arrow after the label. The arrow points in reading direction. */
export function ArrowLink(props: LinkToProps) {
  return <LinkTo {...props} after={<Icon of={ArrowRight} turn />} />
}

export type ItemsProps<Item extends { id: string }> = {
  field: LocalizedList<Item> | undefined
  children: (item: Item, index: number) => ReactNode
  /** Whether the page shows further items of the list elsewhere, together with the button that adds items. */
  isContinued?: boolean
  /**
   * Whether the page renders the list elsewhere, too, and the editor takes the list and its order from there. The items
   * rendered here can be edited as well.
   */
  isCopy?: boolean
}

export function Items<Item extends { id: string }>(props: ItemsProps<Item>) {
  const editors = use(FieldEditorsContext)
  // The editor's component is typed for arbitrary items. The cast is safe, because the component calls `children` only
  // with items of `field`.
  if (editors) return <editors.Items {...(props as unknown as ItemsProps<{ id: string }>)} />
  return props.field?.items.map((item, index) => <Fragment key={item.id}>{props.children(item, index)}</Fragment>)
}

export type FlowProps = { field: { path?: string | undefined } | undefined; children: ReactNode }

/** Renders the body of an article. Editors can open the whole body as one text. */
export function Flow(props: FlowProps) {
  const editors = use(FieldEditorsContext)
  return editors ? <editors.Flow {...props} /> : props.children
}

/** Makes the fields in `children` read-only in the editor. For repeated editable fields, e.g. in a looping row. */
export function ReadOnlyFields({ children }: { children: ReactNode }) {
  return <FieldEditorsContext value={null}>{children}</FieldEditorsContext>
}

/** Returns `lang` and `dir` for a text that is not in the page's language, else no attributes. */
export function languageAttributes(field: { lang?: Locale }) {
  return field.lang ? { lang: field.lang, dir: direction(field.lang) } : {}
}

export type PictureProps = {
  field: LocalizedMedia | undefined
  alt?: LocalizedText
  /** The displayed width, as in the `sizes` attribute. */
  sizes?: string
  className?: string
  /** Loads the picture eagerly and with high priority. For at most one picture per page: the largest above the fold. */
  priority?: boolean
  /** Loads the picture eagerly. For pictures above the fold. Default: `priority`. */
  eager?: boolean
  /** Replaces the picture on narrow screens. */
  narrow?: LocalizedMedia | undefined
  /** The width below which `narrow` is shown. */
  narrowBelow?: '40rem' | '62rem'
  /** The picture that is shown until the video plays. */
  poster?: LocalizedMedia | undefined
}

/**
 * The widths in a picture's `srcset`; the server makes copies in these widths (server/uploads/variants.ts). Blocks give
 * `88vw` in `sizes` for a picture as wide as a phone without gutters. That is slightly less than the real width, so
 * that most phones with two device pixels per CSS pixel load 640 px, not 960 px.
 */
const widths = [320, 480, 640, 960, 1280, 1600]
/** The widths of a picture with `priority`. 768 px is for a picture as wide as a whole phone. */
const priorityWidths = [320, 480, 640, 768, 960, 1280, 1600]

/** Renders a picture or a video. A picture without `alt` gets an empty `alt`, so that screen readers ignore it. */
export function Picture(props: PictureProps) {
  const editors = use(FieldEditorsContext)
  const { field } = props
  if (editors) return <editors.Picture {...props} />
  if (!field?.src) return null
  if (isVideoAddress(field.src)) return <video {...videoAttributes(field, props)} controls />
  // biome-ignore lint/a11y/useAltText: pictureAttributes() returns `alt`
  return withNarrow(props, <img {...pictureAttributes(field, props)} />)
}

/** Wraps the picture in a `<picture>` with `narrow` as the source for narrow screens, if there is `narrow`. */
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

/** Returns the attributes of an `<img>`, the same for visitors and editors. */
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

/** Returns the attributes of a `<video>`. `controls` is not included: in the editor, a click opens a dialog instead. */
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

/** Positions a cropped picture so that its focal point stays visible. */
const styleOf = ({ focalPoint }: LocalizedMedia) =>
  focalPoint ? { objectPosition: `${focalPoint.x}% ${focalPoint.y}%` } : undefined

/** Returns the `srcset` of an uploaded raster picture ('/uploads/a.webp?w=320 320w, …'), undefined for others. */
export function sourceSet({ src, width }: LocalizedMedia, offered = widths): string | undefined {
  if (!width || !/\/uploads\/[^/]+\.(webp|avif|png|jpe?g)$/.test(src)) return undefined
  const narrower = offered.filter((each) => each < width).map((each) => `${src}?w=${each} ${each}w`)
  // For the next larger width the server sends the picture in its own size, in the best format for the browser.
  const next = offered.find((each) => each >= width)
  return [...narrower, `${src}${next ? `?w=${next}` : ''} ${width}w`].join(', ')
}

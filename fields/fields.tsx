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
import { isolateContacts, markWords } from './keep-words-whole.ts'
import { PageContext } from './page-context.ts'

/** `hrefOf` localizes a path ('/about' → '/ar/about'). */
export function usePage() {
  const page = use(PageContext)
  return { ...page, hrefOf: (path: string) => localizeHref(path, page.locale, page.arabicPaths) }
}

/** Marks links that come from the site's settings: in edit mode a click on one opens the settings. */
export const useSiteSettings = () => (use(FieldEditorsContext) ? { 'data-edit-site': '' } : {})

export type TextProps = { field: LocalizedText | undefined; as?: ElementType; className?: string; id?: string }

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
  /** For elements that must not contain paragraphs, e.g. headings. */
  inline?: boolean
}

export function RichText(props: RichTextProps) {
  const editors = use(FieldEditorsContext)
  const { field, as: Tag = 'div', inline, ...rest } = props
  if (editors) return <editors.RichText {...props} />
  if (!field?.html) return null
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server sanitizes the HTML before storing it
  return <Tag {...rest} {...languageAttributes(field)} dangerouslySetInnerHTML={{ __html: markupOf(field, inline) }} />
}

/**
 * Sets contacts from left to right. With `inline`, drops the tags of paragraphs and lists; else ensures there are some.
 */
export function markupOf({ html }: LocalizedRichText, inline = false): string {
  const isolated = isolateContacts(html)
  if (inline) return isolated.replace(/<\/?(p|ul|ol|li)\b[^>]*>/g, ' ').trim()
  return html === '' || /<(p|ul|ol)\b/.test(html) ? isolated : `<p>${isolated}</p>`
}

type WhenFilledProps = {
  field: LocalizedText | LocalizedRichText | undefined
  children: ReactNode
  otherwise?: ReactNode
}

/** Editors get `children` for an empty text, too, to fill it. */
export function WhenFilled({ field, children, otherwise = null }: WhenFilledProps) {
  const editors = use(FieldEditorsContext)
  const isFilled = field && ('html' in field ? field.html : field.text)
  return field && (isFilled || editors) ? children : otherwise
}

export type LinkToProps = {
  href: LocalizedLink | undefined
  label: LocalizedText | undefined
  className?: string
  before?: ReactNode
  after?: ReactNode
  current?: boolean
  /** If so, `after` has to announce the new tab. */
  newTab?: boolean
}

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

export function ArrowLink(props: LinkToProps) {
  return <LinkTo {...props} after={<Icon of={ArrowRight} turn />} />
}

export type ItemsProps<Item extends { id: string }> = {
  field: LocalizedList<Item> | undefined
  children: (item: Item, index: number) => ReactNode
  isContinued?: boolean
  /** The editor takes the list and its order from the other place where the page shows it. */
  isCopy?: boolean
}

export function Items<Item extends { id: string }>(props: ItemsProps<Item>) {
  const editors = use(FieldEditorsContext)
  // Safe: the component calls `children` only with items of `field`.
  if (editors) return <editors.Items {...(props as unknown as ItemsProps<{ id: string }>)} />
  return props.field?.items.map((item, index) => <Fragment key={item.id}>{props.children(item, index)}</Fragment>)
}

export type FlowProps = { field: { path?: string | undefined } | undefined; children: ReactNode }

export function Flow(props: FlowProps) {
  const editors = use(FieldEditorsContext)
  return editors ? <editors.Flow {...props} /> : props.children
}

/** For repeated editable fields, e.g. in a looping row. */
export function ReadOnlyFields({ children }: { children: ReactNode }) {
  return <FieldEditorsContext value={null}>{children}</FieldEditorsContext>
}

export function languageAttributes(field: { lang?: Locale }) {
  return field.lang ? { lang: field.lang, dir: direction(field.lang) } : {}
}

export type PictureProps = {
  field: LocalizedMedia | undefined
  alt?: LocalizedText
  sizes?: string
  className?: string
  /** For at most one picture per page: the largest above the fold. */
  priority?: boolean
  eager?: boolean
  narrow?: LocalizedMedia | undefined
  narrowBelow?: '40rem' | '62rem'
  poster?: LocalizedMedia | undefined
}

/**
 * With `sizes` of `88vw`, pictures as wide as a phone load 640 px, not 960. The server makes these widths
 * (variants.ts).
 */
const widths = [320, 480, 640, 960, 1280, 1600]
/** 768 px is for a picture as wide as a whole phone. */
const priorityWidths = [320, 480, 640, 768, 960, 1280, 1600]

export function Picture(props: PictureProps) {
  const editors = use(FieldEditorsContext)
  const { field } = props
  if (editors) return <editors.Picture {...props} />
  if (!field?.src) return null
  if (isVideoAddress(field.src)) return <video {...videoAttributes(field, props)} controls />
  // biome-ignore lint/a11y/useAltText: pictureAttributes() returns `alt`
  return withNarrow(props, <img {...pictureAttributes(field, props)} />)
}

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

/** Without `controls`, because in the editor a click opens a dialog. */
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

const styleOf = ({ focalPoint }: LocalizedMedia) =>
  focalPoint ? { objectPosition: `${focalPoint.x}% ${focalPoint.y}%` } : undefined

/** '/uploads/a.webp?w=320 320w, …'; undefined for all but raster uploads. */
export function sourceSet({ src, width }: LocalizedMedia, offered = widths): string | undefined {
  if (!width || !/\/uploads\/[^/]+\.(webp|avif|png|jpe?g)$/.test(src)) return undefined
  const narrower = offered.filter((each) => each < width).map((each) => `${src}?w=${each} ${each}w`)
  // For the next larger width the server sends the picture in its own size, in the best format for the browser.
  const next = offered.find((each) => each >= width)
  return [...narrower, `${src}${next ? `?w=${next}` : ''} ${width}w`].join(', ')
}

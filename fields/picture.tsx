import { type ImgHTMLAttributes, type ReactNode, use, type VideoHTMLAttributes } from 'react'
import type { LocalizedMedia, LocalizedText } from '#content/localized.ts'
import { isVideoAddress } from '#content/video-address.ts'
import { FieldEditorsContext } from './editors-context.ts'

export type PictureProps = {
  field: LocalizedMedia | undefined
  alt?: LocalizedText
  /** The displayed width, as in the `sizes` attribute. */
  sizes?: string
  className?: string
  /** The largest element above the fold, at most one per page: loaded eagerly and with high priority. */
  priority?: boolean
  /** Also above the fold: loaded eagerly. All others are loaded lazily. */
  eager?: boolean
  /** Shown on narrow screens instead. */
  narrow?: LocalizedMedia | undefined
  /** The width below which `narrow` is shown. */
  narrowBelow?: '40rem' | '62rem'
  /** Shown until a video plays. */
  poster?: LocalizedMedia | undefined
}

/** The widths that the upload store generates for a raster picture. */
const widths = [320, 480, 640, 960, 1280, 1600]

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
    srcSet: sourceSet(field),
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
export function sourceSet({ src, width }: LocalizedMedia): string | undefined {
  if (!width || !/\/uploads\/[^/]+\.(webp|avif|png|jpe?g)$/.test(src)) return undefined
  const made = widths.filter((each) => each < width)
  return [...made.map((each) => `${src}?w=${each} ${each}w`), `${src} ${width}w`].join(', ')
}

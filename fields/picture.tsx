import { type ImgHTMLAttributes, type ReactNode, use, type VideoHTMLAttributes } from 'react'
import type { LocalizedMedia, LocalizedText } from '#content/localized.ts'
import { isVideoAddress } from '#content/video-address.ts'
import { FieldEditorsContext } from './editors-context.ts'

export type PictureProps = {
  field: LocalizedMedia | undefined
  alt?: LocalizedText
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes?: string
  className?: string
  /** The largest thing above the fold, one on a page: loaded at once and first. */
  priority?: boolean
  /** Above the fold too: loaded at once. All others wait until they come near. */
  eager?: boolean
  /** What narrow screens show instead. */
  narrow?: LocalizedMedia | undefined
  /** Below which width they do. */
  narrowBelow?: '40rem' | '62rem'
  /** What stands there until a film plays. */
  poster?: LocalizedMedia | undefined
}

/** The widths that the upload store makes of a raster picture. */
const widths = [320, 480, 640, 960, 1280, 1600]

/** A picture with its size, sources by width, and alternative text ('' where it only decorates); or a film. */
export function Picture(props: PictureProps) {
  const editors = use(FieldEditorsContext)
  const { field } = props
  if (editors) return <editors.Picture {...props} />
  if (!field?.src) return null
  if (isVideoAddress(field.src)) return <video {...videoAttributes(field, props)} controls />
  // biome-ignore lint/a11y/useAltText: it is among the attributes
  return withNarrow(props, <img {...pictureAttributes(field, props)} />)
}

/** The picture's element, in one that gives narrow screens another picture. */
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

/** What the picture's element bears, for visitors and for editors alike. */
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

/** What a film's element bears, but for its controls: an editor's click opens a dialog instead. */
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

/** Crops keep the focus in sight. */
const styleOf = ({ focalPoint }: LocalizedMedia) =>
  focalPoint ? { objectPosition: `${focalPoint.x}% ${focalPoint.y}%` } : undefined

/** The `srcset` of an uploaded raster picture; nothing for drawings (SVG) and for pictures from elsewhere. */
export function sourceSet({ src, width }: LocalizedMedia): string | undefined {
  if (!width || !/\/uploads\/[^/]+\.(webp|avif|png|jpe?g)$/.test(src)) return undefined
  const made = widths.filter((each) => each < width)
  return [...made.map((each) => `${src}?w=${each} ${each}w`), `${src} ${width}w`].join(', ')
}

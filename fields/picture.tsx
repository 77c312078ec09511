import { type ImgHTMLAttributes, use } from 'react'
import type { ShownMedia, ShownText } from '#content/shown.ts'
import { FieldEditorsContext } from './editors-context.ts'

export type PictureProps = {
  field: ShownMedia | undefined
  alt?: ShownText
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes?: string
  className?: string
  /** The largest thing above the fold, one on a page: loaded at once and first. */
  priority?: boolean
  /** Above the fold too: loaded at once. All others wait until they come near. */
  eager?: boolean
}

/** The widths that the upload store makes of a raster picture. */
const widths = [320, 480, 640, 960, 1280, 1600]

/** A picture with its size, sources by width, and alternative text ('' where it only decorates). */
export function Picture(props: PictureProps) {
  const editors = use(FieldEditorsContext)
  if (editors) return <editors.Picture {...props} />
  // biome-ignore lint/a11y/useAltText: it is among the attributes
  return props.field?.src ? <img {...pictureAttributes(props.field, props)} /> : null
}

/** What the picture's element bears, for visitors and for editors alike. */
export function pictureAttributes(
  field: ShownMedia,
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
    loading: eager ? undefined : 'lazy',
    fetchPriority: priority ? 'high' : undefined,
    decoding: 'async',
  }
}

/** The `srcset` of an uploaded raster picture; nothing for drawings (SVG) and for pictures from elsewhere. */
export function sourceSet({ src, width }: ShownMedia): string | undefined {
  if (!width || !/\/uploads\/[^/]+\.(webp|avif|png|jpe?g)$/.test(src)) return undefined
  const made = widths.filter((each) => each < width)
  return [...made.map((each) => `${src}?w=${each} ${each}w`), `${src} ${width}w`].join(', ')
}

import { useTranslation } from 'react-i18next'
import type { LocalizedLink, LocalizedMedia } from '#content/localized.ts'
import { ArrowLink, Items, LinkTo, Picture, ReadOnlyFields, RichText, Text, usePage } from '#fields/fields.tsx'
import { Marquee } from '#ui/marquee.tsx'
import { Blob, StarPattern } from '#ui/ornaments.tsx'
import { Reveal } from '#ui/reveal.tsx'
import type { ViewProps } from '../block.ts'
import type { LocalizedContent } from '../catalogue.ts'
import { VideoDialog, VideoLink } from './video-dialog.tsx'

export default function Hero({ block: { id, content } }: ViewProps<'HERO'>) {
  const { hrefOf } = usePage()
  const { sliderImages, videoUrl, watchVideoText } = content
  const picture = pictureOf(content)
  const isGallery = (sliderImages?.items.length ?? 0) > 1
  const kind = kindOf(picture?.field)
  const video =
    videoUrl?.src && watchVideoText?.text ? { id: `video-${id}`, label: watchVideoText, video: videoUrl } : null
  return (
    <section
      className="stage hero"
      data-enters=""
      data-kind={isGallery ? 'gallery' : kind}
      data-padding={content.padding}
      style={{ backgroundColor: content.backgroundColor || undefined }}
    >
      <Picture field={content.backgroundImage} className="hero-backdrop" />
      <HeroBlobs content={content} />
      <StarPattern />
      <div className="wrap columns hero-head">
        <div className="hero-title">
          <Picture field={content.logo} className="hero-logo" eager />
          <Text field={content.eyebrow} as="p" className="eyebrow" />
          <Text field={content.title} as="h1" className="display star-stop" />
        </div>
        <div className="hero-side">
          <RichText field={content.subtitle} className="rich lead" />
          <div className="hero-actions">
            <ArrowLink
              className="btn"
              href={orElse(content.primaryButtonLink, '#request-demo-form')}
              label={content.primaryButtonText}
            />
            <LinkTo
              className="btn btn-line"
              href={orElse(content.secondaryButtonLink, hrefOf('/contact'))}
              label={content.secondaryButtonText}
            />
            {video && <VideoLink {...video} />}
          </div>
        </div>
        {!isGallery && picture && (
          <Reveal threshold={0.2}>
            <Picture {...picture} sizes={pictureSizes[kind]} priority />
          </Reveal>
        )}
      </div>
      {isGallery && sliderImages && (
        <Reveal threshold={0.2}>
          <HeroGallery slides={sliderImages} />
        </Reveal>
      )}
      {video && <VideoDialog {...video} poster={content.mainImage} />}
    </section>
  )
}

/** Returns the link, or the default link of the button if no link is stored (specification §2). */
const orElse = (link: LocalizedLink | undefined, usual: string): LocalizedLink =>
  link?.href ? link : { ...link, href: usual }

/** A wide picture ('picture') is shown below the title, any other picture ('split') beside the text. */
function kindOf(picture: LocalizedMedia | undefined) {
  if (!picture) return 'plain'
  const { width = 4, height = 3 } = picture
  return width / height >= 1.5 ? 'picture' : 'split'
}

/** On phones, only the wide picture extends beyond the gutters. */
const pictureSizes = {
  plain: undefined,
  picture: '(width >= 62rem) 62vw, 100vw',
  split: '(width >= 62rem) 62vw, 88vw',
}

/**
 * Returns the picture of a hero without a gallery. Several fields can contain it, because the name of the field differs
 * between stored contents.
 */
function pictureOf({ mainImage, imageSrc, teamImage, sliderImages, ...content }: LocalizedContent<'HERO'>) {
  const only = sliderImages?.items[0]
  const field = [mainImage, imageSrc, teamImage, only?.src].find((each) => each?.src)
  return field && { field, alt: content.image_alt ?? content.imageAlt ?? only?.alt }
}

export function HeroBlobs({ content }: { content: LocalizedContent<'HERO'> }) {
  const { blobFillColor, blobStrokeColor, topLeftBlobColor, bottomLeftBlobColor, bottomRightBlobColor } = content
  return (
    <>
      {topLeftBlobColor && <Blob shape="pebble" fill={topLeftBlobColor} className="hero-blob-top" />}
      {blobFillColor && <Blob shape="cloud" fill={blobFillColor} className="hero-blob" />}
      {blobStrokeColor && <Blob shape="cloud" stroke={blobStrokeColor} className="hero-blob hero-blob-line" />}
      {bottomLeftBlobColor && <Blob shape="leaf" fill={bottomLeftBlobColor} className="hero-blob-start" />}
      {bottomRightBlobColor && <Blob shape="pebble" fill={bottomRightBlobColor} className="hero-blob-end" />}
    </>
  )
}

type Slides = NonNullable<LocalizedContent<'HERO'>['sliderImages']>

const sizes = '(width >= 112.5rem) 720px, (width >= 42.5rem) 40vw, 272px'

/** Renders moving pictures, 8 s each and 30 px apart (specification §9). */
export function HeroGallery({ slides }: { slides: Slides }) {
  const { t } = useTranslation()
  const copy = (
    <ReadOnlyFields>
      <SlideList slides={slides} isCopy />
    </ReadOnlyFields>
  )
  return (
    <Marquee
      className="hero-gallery"
      buttonClassName="hero-pause"
      label={t('common.gallery')}
      messages={{ pause: t('common.pause'), play: t('common.play') }}
      count={slides.items.length}
      copy={copy}
    >
      <SlideList slides={slides} />
    </Marquee>
  )
}

function SlideList({ slides, isCopy }: { slides: Slides; isCopy?: boolean }) {
  return (
    <Items field={slides}>
      {({ src, narrowImage, alt }, index) => (
        <li className="hero-slide">
          <Picture
            field={src}
            narrow={narrowImage}
            alt={isCopy ? undefined : alt}
            sizes={sizes}
            priority={!isCopy && index === 1}
          />
        </li>
      )}
    </Items>
  )
}

import { use } from 'react'
import { localizeHref } from '#content/address.ts'
import type { LocalizedLink, LocalizedMedia } from '#content/localized.ts'
import { LinkTo } from '#fields/link-to.tsx'
import { PageContext } from '#fields/page-context.ts'
import { Picture } from '#fields/picture.tsx'
import { RichText } from '#fields/rich-text.tsx'
import { Text } from '#fields/text.tsx'
import { Icon } from '#ui/icon.tsx'
import { ArrowRight } from '#ui/icons.ts'
import { StarPattern } from '#ui/star-pattern.tsx'
import type { ViewProps } from '../block.ts'
import type { LocalizedContent } from '../catalogue.ts'
import { HeroBlobs } from './blobs.tsx'
import { HeroGallery } from './gallery.tsx'
import { VideoDialog, VideoLink } from './video-dialog.tsx'

export default function Hero({ block: { id, content } }: ViewProps<'HERO'>) {
  const { locale } = use(PageContext)
  const { sliderImages, videoUrl, watchVideoText } = content
  const picture = pictureOf(content)
  const isGallery = (sliderImages?.items.length ?? 0) > 1
  const video =
    videoUrl?.src && watchVideoText?.text ? { id: `video-${id}`, label: watchVideoText, video: videoUrl } : null
  return (
    <section
      className="stage hero"
      data-enters=""
      data-kind={isGallery ? 'gallery' : kindOf(picture?.field)}
      data-padding={content.padding}
      style={{ backgroundColor: content.backgroundColor || undefined }}
    >
      <Picture field={content.backgroundImage} className="hero-backdrop" />
      <HeroBlobs content={content} />
      <StarPattern />
      <div className="wrap hero-head">
        <div className="hero-title">
          <Picture field={content.logo} className="hero-logo" eager />
          <Text field={content.eyebrow} as="p" className="eyebrow" />
          <Text field={content.title} as="h1" className="display star-stop" />
        </div>
        <div className="hero-side">
          <RichText field={content.subtitle} className="rich lead" />
          <div className="hero-actions">
            <LinkTo
              className="btn"
              href={orElse(content.primaryButtonLink, '#request-demo-form')}
              label={content.primaryButtonText}
              after={<Icon of={ArrowRight} turn />}
            />
            <LinkTo
              className="btn btn-line"
              href={orElse(content.secondaryButtonLink, localizeHref('/contact', locale))}
              label={content.secondaryButtonText}
            />
            {video && <VideoLink {...video} />}
          </div>
        </div>
        {!isGallery && picture && (
          <div className="hero-picture">
            <Picture {...picture} sizes="(width >= 62rem) 62vw, 100vw" priority />
          </div>
        )}
      </div>
      {isGallery && sliderImages && <HeroGallery slides={sliderImages} />}
      {video && <VideoDialog {...video} poster={content.mainImage} />}
    </section>
  )
}

/** A button without a stored link has its default link (specification §2). */
const orElse = (link: LocalizedLink | undefined, usual: string): LocalizedLink =>
  link?.href ? link : { ...link, href: usual }

/** A wide picture is below the title, others are beside the text. */
function kindOf(picture: LocalizedMedia | undefined) {
  if (!picture) return 'plain'
  const { width = 4, height = 3 } = picture
  return width / height >= 1.5 ? 'picture' : 'split'
}

/** The one picture of a hero without a gallery; its stored field has had several names. */
function pictureOf({ mainImage, imageSrc, teamImage, sliderImages, ...content }: LocalizedContent<'HERO'>) {
  const only = sliderImages?.items[0]
  const field = [mainImage, imageSrc, teamImage, only?.src].find((each) => each?.src)
  return field && { field, alt: content.image_alt ?? content.imageAlt ?? only?.alt }
}

import { useTranslation } from 'react-i18next'
import { ArrowLink, Picture, RichText, Text } from '#fields/fields.tsx'
import { StarPattern } from '#ui/ornaments.tsx'
import { Reveal } from '#ui/reveal.tsx'
import type { ViewProps } from '../block.ts'
import type { LocalizedContent } from '../catalogue.ts'
import { VideoDialog, VideoLink } from '../hero/video-dialog.tsx'
import { Points } from '../section.tsx'

export default function ImageText({ block: { id, content } }: ViewProps<'IMAGE_TEXT'>) {
  const { ground = 'white', layout } = content
  const picture = content.imageSide === 'start' ? 'start' : undefined
  if (ground === 'ink') {
    return (
      <section className="section image-text-panel-section" data-picture={picture} data-layout={layout}>
        <div className="image-text-panel on-ink">
          <StarPattern />
          <Reveal className="wrap columns image-text-panel-grid">
            <Words content={content} buttonClassName="btn btn-line" />
            <ImageTextMedia id={id} content={content} className="image-text-panel-picture" />
          </Reveal>
        </div>
      </section>
    )
  }
  return (
    <section className="section late" data-picture={picture} data-ground={ground}>
      <Reveal className="wrap columns image-text-split">
        <Words content={content} buttonClassName="more" />
        <ImageTextMedia id={id} content={content} className="image-text-split-picture" />
      </Reveal>
    </section>
  )
}

function Words({ content, buttonClassName }: { content: LocalizedContent<'IMAGE_TEXT'>; buttonClassName: string }) {
  const { eyebrow, title, text, points, buttonText, buttonLink } = content
  return (
    <div className="image-text-words">
      <Text field={eyebrow} as="p" className="eyebrow" />
      <Text field={title} as="h2" className="h2" />
      <RichText field={text} className="rich" />
      {points && <Points points={points} />}
      <ArrowLink href={buttonLink} label={buttonText} className={buttonClassName} />
    </div>
  )
}

type ImageTextMediaProps = { id: string; content: LocalizedContent<'IMAGE_TEXT'>; className: string }

const sizes = '(width >= 62rem) 720px, 88vw'

export function ImageTextMedia({ id, content, className }: ImageTextMediaProps) {
  const { t } = useTranslation()
  const { image, narrowImage, imageUrl, image_alt, videoUrl, youtubeVideoUrl, showVideoButton, watchVideoText } =
    content
  const field = imageUrl?.src ? imageUrl : image
  const hasButton = showVideoButton !== false && youtubeVideoUrl?.src
  const outer = hasButton ? '' : className
  const scene = videoUrl?.src ? (
    <Picture
      field={videoUrl}
      alt={image_alt?.text ? image_alt : { text: t('common.video') }}
      poster={field}
      className={`${outer} image-text-video`}
    />
  ) : (
    <Picture
      field={field}
      narrow={field === image ? narrowImage : undefined}
      narrowBelow="40rem"
      alt={image_alt}
      sizes={sizes}
      className={outer || undefined}
    />
  )
  if (!hasButton) return scene
  const label = watchVideoText?.text ? watchVideoText : { ...watchVideoText, text: t('common.watchVideo') }
  return (
    <div className={`${className} image-text-poster`}>
      {scene}
      <VideoLink id={`video-${id}`} label={label} video={youtubeVideoUrl} className="image-text-play" />
      <VideoDialog id={`video-${id}`} label={label} video={youtubeVideoUrl} poster={field} />
    </div>
  )
}

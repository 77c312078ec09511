import { useTranslation } from 'react-i18next'
import { Picture } from '#fields/picture.tsx'
import type { LocalizedContent } from '../catalogue.ts'
import { VideoDialog, VideoLink } from '../hero/video-dialog.tsx'

type ImageTextMediaProps = { id: string; content: LocalizedContent<'IMAGE_TEXT'>; className: string }

const sizes = '(width >= 62rem) 720px, 100vw'

/** The picture, a video in its place, or the picture with a button that opens a video. */
export function ImageTextMedia({ id, content, className }: ImageTextMediaProps) {
  const { t } = useTranslation()
  const { image, narrowImage, imageUrl, image_alt, videoUrl, youtubeVideoUrl, showVideoButton, watchVideoText } =
    content
  const field = imageUrl?.src ? imageUrl : image
  const narrow = field === image ? narrowImage : undefined
  if (videoUrl?.src) {
    const name = image_alt?.text ? image_alt : { text: t('common.video') }
    return <Picture field={videoUrl} alt={name} poster={field} className={`${className} image-text-video`} />
  }
  if (showVideoButton === false || !youtubeVideoUrl?.src) {
    return (
      <Picture field={field} narrow={narrow} narrowBelow="40rem" alt={image_alt} sizes={sizes} className={className} />
    )
  }
  const label = watchVideoText?.text ? watchVideoText : { ...watchVideoText, text: t('common.watchVideo') }
  return (
    <div className={`${className} image-text-poster`}>
      <Picture field={field} narrow={narrow} narrowBelow="40rem" alt={image_alt} sizes={sizes} />
      <VideoLink id={`video-${id}`} label={label} video={youtubeVideoUrl} className="image-text-play" />
      <VideoDialog id={`video-${id}`} label={label} video={youtubeVideoUrl} poster={field} />
    </div>
  )
}

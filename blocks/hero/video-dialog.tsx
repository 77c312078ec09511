import { useTranslation } from 'react-i18next'
import type { LocalizedMedia, LocalizedText } from '#content/localized.ts'
import { Text } from '#fields/fields.tsx'
import { Icon, Play, X } from '#ui/icons.tsx'
import { youtubeEmbed } from './youtube.ts'

type VideoProps = {
  id: string
  label: LocalizedText
  video: LocalizedMedia
}

/** Renders a link to the video. With JavaScript, the link opens the dialog instead (ui/video-dialogs.ts). */
export function VideoLink({ id, label, video, className = '' }: VideoProps & { className?: string }) {
  return (
    <a href={video.src} className={`video-button ${className}`} data-video-dialog={id} aria-haspopup="dialog">
      <span className="round">
        <Icon of={Play} />
      </span>
      <Text field={label} />
    </a>
  )
}

/**
 * Renders a dialog that plays a video. YouTube's player, the video file and the poster are loaded only when the dialog
 * opens.
 */
export function VideoDialog({ id, label, video, poster }: VideoProps & { poster?: LocalizedMedia | undefined }) {
  const { t } = useTranslation()
  const embed = youtubeEmbed(video.src)
  return (
    <dialog id={id} className="video-dialog on-ink" aria-label={label.text}>
      <button type="button" className="round" command="close" commandfor={id} aria-label={t('common.close')}>
        <Icon of={X} />
      </button>
      {embed ? (
        <div data-video={embed} />
      ) : (
        // biome-ignore lint/a11y/useMediaCaption: the video has no speech; the page describes what it shows
        <video src={video.src} data-poster={poster?.src} aria-label={label.text} controls playsInline preload="none" />
      )}
    </dialog>
  )
}

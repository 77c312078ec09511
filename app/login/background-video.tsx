import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon, Pause, Play } from '#ui/icons.tsx'
import { savesData } from '#ui/saves-data.ts'
import videoSrc from './background.mp4'

/** Its poster is the background (login.css). */
export function BackgroundVideo() {
  const { t } = useTranslation()
  const canPlay = useSyncExternalStore(watch, canPlayVideo, () => false)
  return (
    <aside className="login-panel on-ink" aria-label={t('common.video')}>
      {canPlay && <Playing />}
    </aside>
  )
}

function Playing() {
  const { t } = useTranslation()
  const video = useRef<HTMLVideoElement>(null)
  const [isPlaying, setPlaying] = useState(true)
  const [hasBegun, setBegun] = useState(false)

  // `play` rejects if the browser blocks autoplay, or if the video is paused before it has started.
  const play = useCallback(() => video.current?.play().catch(() => setPlaying(false)), [])

  useEffect(() => void play(), [play])

  function toggle() {
    // `video.paused` is not used, because it is true until the video has started.
    if (isPlaying) video.current?.pause()
    else void play()
    setPlaying(!isPlaying)
  }

  return (
    <>
      <video
        ref={video}
        className="login-video"
        data-begun={hasBegun || undefined}
        src={videoSrc}
        muted
        loop
        autoPlay
        playsInline
        disablePictureInPicture
        aria-hidden="true"
        tabIndex={-1}
        onPlaying={() => setBegun(true)}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
      />
      <button
        type="button"
        className="round login-video-button"
        aria-label={t(isPlaying ? 'common.pause' : 'common.play')}
        onClick={toggle}
      >
        <Icon of={isPlaying ? Pause : Play} />
      </button>
    </>
  )
}

const conditions = ['(width >= 48rem)', '(prefers-reduced-motion: no-preference)']

/** False if the panel is hidden, or if the user prefers reduced motion or saves data. */
function canPlayVideo(): boolean {
  return !savesData() && conditions.every((condition) => matchMedia(condition).matches)
}

function watch(onChange: () => void) {
  const queries = conditions.map((condition) => matchMedia(condition))
  for (const query of queries) query.addEventListener('change', onChange)
  return () => {
    for (const query of queries) query.removeEventListener('change', onChange)
  }
}

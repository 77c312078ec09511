import { Play } from 'lucide-react'
import type { LibraryFile } from '#api/uploads.ts'
import { useEditor } from '../editor-context.ts'
import { isSvg, isVideo } from './file-labels.ts'

/** A thumbnail: a picture, an SVG on a transparency grid, or the first frame of a video. */
export function Thumbnail({ file }: { file: LibraryFile }) {
  const { apiBase } = useEditor()
  const src = apiBase + file.url
  return (
    <span className={`ed-thumbnail ${isSvg(file) ? 'is-drawing' : ''}`}>
      {isVideo(file) ? (
        <>
          {/* Some browsers show no frame without a time fragment. */}
          <video src={`${src}#t=0.1`} preload="metadata" muted playsInline tabIndex={-1} />
          <Play className="ed-i" aria-hidden="true" />
        </>
      ) : (
        <img src={isSvg(file) ? src : `${src}?w=320`} alt="" loading="lazy" decoding="async" />
      )}
    </span>
  )
}

/** A preview as wide as the panel; a video can be played. */
export function Preview({ file, alt }: { file: LibraryFile; alt: string }) {
  const { apiBase } = useEditor()
  const src = apiBase + file.url
  return (
    <div className={`ed-preview ${isSvg(file) ? 'is-drawing' : ''}`}>
      {isVideo(file) ? (
        // biome-ignore lint/a11y/useMediaCaption: uploaded videos have no caption track
        <video src={src} preload="metadata" controls playsInline aria-label={alt || file.original_name} />
      ) : (
        <img src={isSvg(file) ? src : `${src}?w=960`} alt={alt} />
      )}
    </div>
  )
}

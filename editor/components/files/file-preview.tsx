import type { LibraryFile } from '#api/uploads.ts'
import { useEditor } from '../editor-context.ts'
import { isPdf, isSvg, isVideo } from './file-labels.ts'

export function Preview({ file, alt }: { file: LibraryFile; alt: string }) {
  const { client } = useEditor()
  const src = client.base + file.url
  if (isPdf(file)) return null
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

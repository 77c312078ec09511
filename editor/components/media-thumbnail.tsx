import { withoutFocalPoint } from '#content/focal-point.ts'
import { addressOf } from '#content/upload-address.ts'
import { isVideoAddress } from '#content/video-address.ts'
import type { AcceptedMedia } from '../model/uploads/media-field.ts'
import { useEditor } from './editor-context.ts'
import { FileText, Film, ImageOff, Play } from './lazy-icons.tsx'
import './thumbnails.css'

type MediaThumbnailProps = {
  address: string
  accepts?: AcceptedMedia
  /** Set for lists: pictures are loaded when they become visible, and videos are marked with an icon. */
  isListed?: boolean
}

export function MediaThumbnail({ address: whole, accepts, isListed }: MediaThumbnailProps) {
  const address = withoutFocalPoint(whole)
  const { client } = useEditor()
  const src = addressOf(address, client.base)
  const isSvg = /\.svg$/.test(address)
  return <span className={`ed-thumbnail ${isSvg ? 'is-drawing' : ''}`}>{picture()}</span>

  function picture() {
    if (address === '') return <ImageOff className="ed-none" />
    if (address.endsWith('.pdf')) return <FileText className="ed-none" />
    if (isVideoAddress(address)) {
      // Without a time fragment, some browsers show no frame.
      const start = src.includes('#') ? '' : '#t=0.1'
      return (
        <>
          <video src={src + start} preload="metadata" muted playsInline tabIndex={-1} />
          {isListed && <Play className="ed-i" />}
        </>
      )
    }
    if (accepts === 'film') return <Film className="ed-none" />
    const size = isResized(address) ? '?w=320' : ''
    return <img src={src + size} alt="" loading={isListed ? 'lazy' : undefined} decoding="async" />
  }
}

const isResized = (address: string) => /^\/uploads\/[^/]+\.(webp|avif|png|jpe?g)$/.test(address)

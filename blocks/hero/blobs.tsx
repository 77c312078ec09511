import { Blob } from '#ui/blob.tsx'
import type { LocalizedContent } from '../catalogue.ts'

/** The decorative shapes behind a hero, in the stored colours. A shape without a colour is left out. */
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

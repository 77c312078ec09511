import { Items } from '#fields/items.tsx'
import { Picture } from '#fields/picture.tsx'
import { RichText } from '#fields/rich-text.tsx'
import { Text } from '#fields/text.tsx'
import { Blob, type BlobShape } from '#ui/blob.tsx'
import { Reveal } from '#ui/reveal.tsx'
import type { ViewProps } from '../block.ts'
import './view.css'

/** A statement on one side and what follows from it on the other; from five features on they take the whole width. */
export function Features({ block: { content } }: ViewProps<'FEATURES'>) {
  const { mainTitle, mainSubtitle, backgroundColor, titleBlob, leftBlob, rightBlob, features } = content
  return (
    <section className="section late features" style={backgroundColor ? { backgroundColor } : undefined}>
      <Ornament shape="cloud" color={leftBlob?.color} className="features-blob-left" />
      <Ornament shape="leaf" color={rightBlob?.color} className="features-blob-right" />
      <Reveal className="wrap features-grid" threshold={0.05}>
        <div className="features-head">
          <Ornament shape="drop" color={titleBlob?.color} className="features-blob-title" />
          <Text field={mainTitle} as="h2" className="h2" />
          <Text field={mainSubtitle} as="p" className="features-statement" />
        </div>
        <ul className="features-list">
          <Items field={features}>
            {({ title, description, imageSrc, imageAlt }) => (
              <li>
                <Picture field={imageSrc} alt={imageAlt} sizes="96px" className="features-icon" />
                <div>
                  <Text field={title} as="h3" className="h3" />
                  <RichText field={description} className="rich" />
                </div>
              </li>
            )}
          </Items>
        </ul>
      </Reveal>
    </section>
  )
}

type OrnamentProps = { shape: BlobShape; color: string | undefined; className: string }

function Ornament({ shape, color, className }: OrnamentProps) {
  if (!color) return null
  return <Blob shape={shape} className={className} fill={color} />
}

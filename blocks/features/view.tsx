import { Text } from '#fields/text.tsx'
import { Blob, type BlobShape } from '#ui/blob.tsx'
import { Reveal } from '#ui/reveal.tsx'
import type { ViewProps } from '../block.ts'
import { layouts } from './layouts.tsx'

/** A statement and what follows from it: in a list beside it, on cards, or as numbered promises. */
export function Features({ block: { content } }: ViewProps<'FEATURES'>) {
  const { mainTitle, mainSubtitle, layout = 'list', accent, backgroundColor } = content
  const { titleBlob, leftBlob, rightBlob, features } = content
  const Features = layouts[layout]
  return (
    <section
      className="section late features"
      data-layout={layout}
      data-accent={accent}
      style={backgroundColor ? { backgroundColor } : undefined}
    >
      <Ornament shape="cloud" color={leftBlob?.color} className="features-blob-left" />
      <Ornament shape="leaf" color={rightBlob?.color} className="features-blob-right" />
      <Reveal className="wrap features-grid" threshold={0.05}>
        <div className="features-head">
          <Ornament shape="drop" color={titleBlob?.color} className="features-blob-title" />
          <Text field={mainTitle} as="h2" className="h2" />
          <Text field={mainSubtitle} as="p" className="features-statement" />
        </div>
        <Features features={features} />
      </Reveal>
    </section>
  )
}

type OrnamentProps = { shape: BlobShape; color: string | undefined; className: string }

function Ornament({ shape, color, className }: OrnamentProps) {
  if (!color) return null
  return <Blob shape={shape} className={className} fill={color} />
}

import { Items, Picture, RichText, Text, usePage } from '#fields/fields.tsx'
import { Blob, type BlobShape } from '#ui/ornaments.tsx'
import { Reveal } from '#ui/reveal.tsx'
import type { ViewProps } from '../block.ts'

/**
 * Layouts in which the order of the features matters. They use an ordered list, so that screen readers announce the
 * order: the visible numerals are only CSS counters.
 */
const ordered = new Set(['numbered', 'columns', 'sheet', 'stairs'])

/** Layouts in which the indentation or the height of a feature depends on its position. */
const stepped = new Set(['funnel', 'stairs'])

/** All layouts have this markup; their style sheets arrange it. */
export default function Features({ block: { content } }: ViewProps<'FEATURES'>) {
  const { mainTitle, mainSubtitle, layout = 'list', accent, backgroundColor, image, image_alt } = content
  const { titleBlob, leftBlob, rightBlob, features } = content
  const { isDense } = usePage()
  const List = ordered.has(layout) ? 'ol' : 'ul'
  return (
    <section
      className="section late stage features"
      data-ground="sand"
      data-layout={layout}
      data-accent={accent}
      style={backgroundColor ? { backgroundColor } : undefined}
    >
      <Ornament shape="cloud" color={leftBlob?.color} className="features-blob-left" />
      <Ornament shape="leaf" color={rightBlob?.color} className="features-blob-right" />
      <Reveal className="wrap features-grid" threshold={0.05}>
        <div className="stack columns features-head">
          <Ornament shape="drop" color={titleBlob?.color} className="features-blob-title" />
          <Text field={mainTitle} as="h2" className="h2" />
          <RichText field={mainSubtitle} className="rich lead features-statement" />
        </div>
        {layout === 'around' && (
          <Picture field={image} alt={image_alt} sizes="(width >= 62rem) 400px, 88vw" className="features-picture" />
        )}
        {/* On dense pages, the list scrolls sideways on phones. `tabIndex` makes it scrollable by keyboard. */}
        <List className="features-list" {...(isDense && { tabIndex: 0, 'aria-label': mainTitle.text })}>
          <Items field={features}>
            {({ title, description, imageSrc, imageAlt }, index) => (
              <li style={stepped.has(layout) ? { '--place': index } : undefined}>
                <Picture field={imageSrc} alt={imageAlt} sizes="96px" className="features-icon" />
                <div className="stack features-words">
                  <Text field={title} as="h3" className="h3" />
                  <RichText field={description} className="rich small" />
                </div>
              </li>
            )}
          </Items>
        </List>
      </Reveal>
    </section>
  )
}

type OrnamentProps = { shape: BlobShape; color: string | undefined; className: string }

function Ornament({ shape, color, className }: OrnamentProps) {
  if (!color) return null
  return <Blob shape={shape} className={className} fill={color} />
}

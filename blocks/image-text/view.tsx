import { Items } from '#fields/items.tsx'
import { LinkTo } from '#fields/link-to.tsx'
import { RichText } from '#fields/rich-text.tsx'
import { Text } from '#fields/text.tsx'
import { Icon } from '#ui/icon.tsx'
import { ArrowRight, Check } from '#ui/icons.ts'
import { Reveal } from '#ui/reveal.tsx'
import { StarPattern } from '#ui/star-pattern.tsx'
import type { ViewProps } from '../block.ts'
import type { LocalizedContent } from '../catalogue.ts'
import { ImageTextMedia } from './media.tsx'

/** A picture beside text: on `ink` in a dark panel above which the picture extends, on light grounds in two columns. */
export default function ImageText({ block: { id, content } }: ViewProps<'IMAGE_TEXT'>) {
  const { ground = 'white', layout } = content
  const picture = content.imageSide === 'start' ? 'start' : undefined
  if (ground === 'ink') {
    return (
      <section className="section image-text-panel-section" data-picture={picture} data-layout={layout}>
        <div className="image-text-panel on-ink">
          <StarPattern />
          <Reveal className="wrap image-text-panel-grid">
            <Words content={content} buttonClassName="btn btn-line" />
            <ImageTextMedia id={id} content={content} className="image-text-panel-picture" />
          </Reveal>
        </div>
      </section>
    )
  }
  return (
    <section className="section late" data-picture={picture} data-ground={ground}>
      <Reveal className="wrap image-text-split">
        <Words content={content} buttonClassName="more" />
        <ImageTextMedia id={id} content={content} className="image-text-split-picture" />
      </Reveal>
    </section>
  )
}

function Words({ content, buttonClassName }: { content: LocalizedContent<'IMAGE_TEXT'>; buttonClassName: string }) {
  const { eyebrow, title, text, points, buttonText, buttonLink } = content
  return (
    <div className="image-text-words">
      <Text field={eyebrow} as="p" className="eyebrow" />
      <Text field={title} as="h2" className="h2" />
      <RichText field={text} className="rich" />
      {points && (
        <ul className="image-text-points">
          <Items field={points}>
            {(point) => (
              <li>
                <Icon of={Check} />
                <Text field={point.text} />
              </li>
            )}
          </Items>
        </ul>
      )}
      <LinkTo href={buttonLink} label={buttonText} className={buttonClassName} after={<Icon of={ArrowRight} turn />} />
    </div>
  )
}

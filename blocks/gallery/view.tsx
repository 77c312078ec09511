import { Items } from '#fields/items.tsx'
import { LinkTo } from '#fields/link-to.tsx'
import { Text } from '#fields/text.tsx'
import { Icon } from '#ui/icon.tsx'
import { ArrowRight } from '#ui/icons.ts'
import { Reveal } from '#ui/reveal.tsx'
import { SectionHead } from '#ui/section-head.tsx'
import type { ViewProps } from '../block.ts'
import { FigureCard } from './figure-card.tsx'
import { QuoteCard } from './quote-card.tsx'
import './view.css'

/**
 * The customer stories, each third one told in words and the others in a number: three of them and the way to all on the
 * pages that borrow the block, all of them on their own page.
 */
export function Gallery({ block: { content, borrowed, bare } }: ViewProps<'GALLERY'>) {
  const { title, subtitle, buttonText, buttonLink, stories } = content
  return (
    <section className={borrowed ? 'section late bg-sand' : 'section late'}>
      <Reveal className="wrap" threshold={0.05}>
        <SectionHead heading={<Text field={title} as="h2" className="h2" />}>
          {bare ? null : borrowed ? (
            <LinkTo href={buttonLink} label={buttonText} className="more" after={<Icon of={ArrowRight} turn />} />
          ) : (
            <Text field={subtitle} as="p" className="lead" />
          )}
        </SectionHead>
        <div className="story-grid">
          <Items field={stories}>
            {(story, index) => (index % 3 === 0 ? <QuoteCard story={story} /> : <FigureCard story={story} />)}
          </Items>
        </div>
      </Reveal>
    </section>
  )
}

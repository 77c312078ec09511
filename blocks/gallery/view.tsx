import { Items } from '#fields/items.tsx'
import { LinkTo } from '#fields/link-to.tsx'
import { Icon } from '#ui/icon.tsx'
import { ArrowRight } from '#ui/icons.ts'
import { Reveal } from '#ui/reveal.tsx'
import type { ViewProps } from '../block.ts'
import { SectionHead } from '../section-head.tsx'
import { FigureCard } from './figure-card.tsx'
import { QuoteCard } from './quote-card.tsx'

/**
 * The customer stories, each third one told in words and the others in a number: three of them and the way to all on the
 * pages that borrow the block, all of them on their own page.
 */
export function Gallery({ block: { content, borrowed, bare } }: ViewProps<'GALLERY'>) {
  const { title, subtitle, buttonText, buttonLink, stories } = content
  return (
    <section className={borrowed ? 'section late bg-sand' : 'section late'}>
      <Reveal className="wrap" threshold={0.05}>
        <SectionHead title={title} subtitle={borrowed ? undefined : subtitle}>
          {borrowed && !bare && (
            <LinkTo href={buttonLink} label={buttonText} className="more" after={<Icon of={ArrowRight} turn />} />
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

import { detailPages } from '#content/detail-pages.ts'
import { Items } from '#fields/items.tsx'
import { LinkTo } from '#fields/link-to.tsx'
import { Icon } from '#ui/icon.tsx'
import { ArrowRight } from '#ui/icons.ts'
import { Reveal } from '#ui/reveal.tsx'
import type { ViewProps } from '../block.ts'
import { SectionHead } from '../section-head.tsx'
import { FigureCard } from './figure-card.tsx'
import { QuoteCard } from './quote-card.tsx'
import { StoryLink } from './story-link.tsx'

/**
 * The customer stories, each third one told in words and the others in a number: three of them and the way to all on the
 * pages that borrow the block, all of them on their own page. Stories of a block on any other page have no pages to lead to.
 */
export function Gallery({ block: { content, page, isShared, isTitleOnly } }: ViewProps<'GALLERY'>) {
  const hasPages = detailPages.some(({ kind, page: owner }) => kind === 'story' && owner === page)
  const { title, subtitle, buttonText, buttonLink, stories } = content
  return (
    <section className={isShared ? 'section late bg-sand' : 'section late'}>
      <Reveal className="wrap" threshold={0.05}>
        <SectionHead title={title} subtitle={isShared ? undefined : subtitle}>
          {isShared && !isTitleOnly && (
            <LinkTo href={buttonLink} label={buttonText} className="more" after={<Icon of={ArrowRight} turn />} />
          )}
        </SectionHead>
        <div className="story-grid">
          <Items field={stories}>
            {(story, index) => {
              const Card = index % 3 === 0 ? QuoteCard : FigureCard
              return <Card story={story} link={hasPages && <StoryLink story={story} />} />
            }}
          </Items>
        </div>
      </Reveal>
    </section>
  )
}

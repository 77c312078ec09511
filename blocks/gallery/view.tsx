import { detailPages } from '#content/detail-pages.ts'
import { ArrowLink, Items } from '#fields/fields.tsx'
import type { ViewProps } from '../block.ts'
import { Section, SectionHead } from '../section.tsx'
import { FigureCard, QuoteCard } from './cards.tsx'
import { StoryLink } from './story.tsx'

/**
 * The customer stories, every third one as a quote and the others as a number. Pages that show the block as a shared
 * block have three of them and a link to all, the stories page has all. Stories of a block on any other page have no
 * detail pages to link to.
 */
export default function Gallery({ block: { content, page, isShared, isTitleOnly } }: ViewProps<'GALLERY'>) {
  const hasPages = detailPages.some(({ kind, page: owner }) => kind === 'story' && owner === page)
  const { title, subtitle, buttonText, buttonLink, stories } = content
  return (
    <Section data-ground={isShared ? 'sand' : undefined}>
      <SectionHead title={title} subtitle={isShared ? undefined : subtitle}>
        {isShared && !isTitleOnly && <ArrowLink href={buttonLink} label={buttonText} className="more" />}
      </SectionHead>
      <div className="gallery-grid">
        <Items field={stories}>
          {(story, index) => {
            const Card = index % 3 === 0 ? QuoteCard : FigureCard
            return <Card story={story} link={hasPages && <StoryLink story={story} />} />
          }}
        </Items>
      </div>
    </Section>
  )
}

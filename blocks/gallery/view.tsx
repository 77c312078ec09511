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

/** The customer stories: a section of three on the pages that borrow the block, all of them on their own page. */
export function Gallery({ block: { content, borrowed } }: ViewProps<'GALLERY'>) {
  const { title, subtitle, buttonText, buttonLink, stories } = content
  const heading = <Text field={title} as="h2" className="h2" />
  if (!borrowed) {
    return (
      <section className="section late">
        <Reveal className="wrap" threshold={0.05}>
          <SectionHead heading={heading}>
            <Text field={subtitle} as="p" className="lead" />
          </SectionHead>
          <div className="story-grid">
            {stories.items.map((story, index) =>
              index % 3 === 0 ? (
                <QuoteCard key={story.id} story={story} />
              ) : (
                <FigureCard key={story.id} story={story} />
              ),
            )}
          </div>
        </Reveal>
      </section>
    )
  }
  const [first, ...others] = stories.items
  return (
    <section className="section late bg-sand">
      <Reveal className="wrap" threshold={0.05}>
        <SectionHead heading={heading}>
          <LinkTo href={buttonLink} label={buttonText} className="more" after={<Icon of={ArrowRight} turn />} />
        </SectionHead>
        <div className="story-grid">
          {first && <QuoteCard story={first} />}
          {others.slice(0, 2).map((story) => (
            <FigureCard key={story.id} story={story} />
          ))}
        </div>
      </Reveal>
    </section>
  )
}

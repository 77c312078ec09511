import type { ReactNode } from 'react'
import { detailPages } from '#content/detail-pages.ts'
import { ArrowLink, Items, ReadOnlyFields, RichText, Text, WhenFilled } from '#fields/fields.tsx'
import type { ViewProps } from '../block.ts'
import { Section, SectionHead } from '../section.tsx'
import { type Story, StoryCustomer, StoryFigures, StoryLink, StoryPerson } from './story.tsx'

/**
 * Renders the customer stories: each third story as a quote, the others as a number. Only stories in the block of the
 * page of stories have detail pages; other stories are not links.
 */
export default function Gallery({ block: { content, page, isShared, isTitleOnly } }: ViewProps<'GALLERY'>) {
  const hasPages = detailPages.some(({ kind, page: owner }) => kind === 'story' && owner === page)
  const { title, subtitle, buttonText, buttonLink, stories } = content
  return (
    <Section data-ground={isShared ? 'sand' : undefined}>
      <SectionHead title={title} subtitle={isShared ? undefined : subtitle}>
        {isShared && !isTitleOnly && <ArrowLink href={buttonLink} label={buttonText} className="more" />}
      </SectionHead>
      <div className="twelfths gallery-grid">
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

export function QuoteCard({ story, link }: { story: Story; link: ReactNode }) {
  const { title, figure, quote, person } = story
  return (
    <article className="card gallery-quote" data-accent={story.accent}>
      <div className="gallery-end">
        <StoryCustomer story={story} />
        {link}
      </div>
      <WhenFilled field={quote} otherwise={<Text field={title} as="h3" className="h3" />}>
        {/* The heading is for screen readers: the quote is the visible heading. */}
        <ReadOnlyFields>
          <h3 className="sr-only">
            <Text field={figure} /> <Text field={title} />
          </h3>
        </ReadOnlyFields>
        <RichText field={quote} as="blockquote" className="rich" />
      </WhenFilled>
      <WhenFilled field={person}>
        <StoryPerson story={story} />
      </WhenFilled>
      <StoryFigures story={story} />
    </article>
  )
}

export function FigureCard({ story, link }: { story: Story; link: ReactNode }) {
  const { title, figure } = story
  return (
    <article className="card card-tint gallery-figure" data-accent={story.accent}>
      <div>
        <Text field={figure} as="p" className="figure" />
        <Text field={title} as="h3" />
      </div>
      <div className="gallery-end">
        <StoryCustomer story={story} />
        {link}
      </div>
    </article>
  )
}

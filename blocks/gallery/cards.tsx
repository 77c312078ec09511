import type { ReactNode } from 'react'
import { ReadOnlyFields, RichText, Text, WhenFilled } from '#fields/fields.tsx'
import { type Story, StoryCustomer, StoryFigures, StoryPerson } from './story.tsx'

/** A story as a quote, with the person quoted and the figures. */
export function QuoteCard({ story, link }: { story: Story; link: ReactNode }) {
  const { title, figure, quote, person } = story
  return (
    <article className="card gallery-quote" data-accent={story.accent}>
      <div className="gallery-end">
        <StoryCustomer story={story} />
        {link}
      </div>
      <WhenFilled field={quote} otherwise={<Text field={title} as="h3" className="h3" />}>
        {/* For screen readers only: the quote serves as the visible heading, and the figures are shown below it. */}
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

/** A story as one number; its title says what the number counts. */
export function FigureCard({ story, link }: { story: Story; link: ReactNode }) {
  const { title, figure } = story
  return (
    <article className="card gallery-figure" data-accent={story.accent}>
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

import type { ReactNode } from 'react'
import { ReadOnlyFields } from '#fields/read-only-fields.tsx'
import { RichText } from '#fields/rich-text.tsx'
import { Text } from '#fields/text.tsx'
import { WhenFilled } from '#fields/when-filled.tsx'
import { StoryCustomer } from './story-customer.tsx'
import { StoryFigures } from './story-figures.tsx'
import type { Story } from './story-link.tsx'
import { StoryPerson } from './story-person.tsx'

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

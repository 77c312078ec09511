import type { ReactNode } from 'react'
import { Text } from '#fields/text.tsx'
import { StoryCustomer } from './story-customer.tsx'
import type { Story } from './story-link.tsx'

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

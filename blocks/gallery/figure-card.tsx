import type { ReactNode } from 'react'
import { Text } from '#fields/text.tsx'
import type { Story } from './story-link.tsx'
import { StoryMark } from './story-mark.tsx'

/** A story in one number; its title says what the number counts. */
export function FigureCard({ story, link }: { story: Story; link: ReactNode }) {
  const { title, figure } = story
  return (
    <article className="card story-figure" data-accent={story.accent}>
      <div>
        <Text field={figure} as="p" className="story-number" />
        <Text field={title} as="h3" />
      </div>
      <div className="story-end">
        <StoryMark story={story} />
        {link}
      </div>
    </article>
  )
}

import { Picture } from '#fields/picture.tsx'
import { Text } from '#fields/text.tsx'
import { type Story, StoryLink } from './story-link.tsx'

/** A story in one number; its title says what the number counts. */
export function FigureCard({ story }: { story: Story }) {
  const { title, company, logo, figure } = story
  return (
    <article className="card story-figure" data-accent={story.accent}>
      <div>
        <Text field={figure} as="p" className="story-number" />
        <Text field={title} as="h3" />
      </div>
      <div className="story-end">
        <div className="story-mark">
          <Picture field={logo} alt={company} sizes="200px" />
        </div>
        <StoryLink story={story} />
      </div>
    </article>
  )
}

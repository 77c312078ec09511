import { Picture } from '#fields/picture.tsx'
import { Text } from '#fields/text.tsx'
import { StoryFigures } from './story-figures.tsx'
import { type Story, StoryLink } from './story-link.tsx'
import { StoryPerson } from './story-person.tsx'

/** A story as its customer tells it: the quote, who says it, and the figures. */
export function QuoteCard({ story }: { story: Story }) {
  const { title, company, logo, quote, person } = story
  return (
    <article className="card story-quote" data-accent={story.accent}>
      <div className="story-end">
        <div className="story-mark">
          <Picture field={logo} alt={company} sizes="200px" />
        </div>
        <StoryLink story={story} />
      </div>
      {quote ? <Text field={quote} as="blockquote" /> : <Text field={title} as="h3" className="h3" />}
      {person && <StoryPerson story={story} />}
      <StoryFigures story={story} />
    </article>
  )
}

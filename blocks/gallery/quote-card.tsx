import { Items } from '#fields/items.tsx'
import { Picture } from '#fields/picture.tsx'
import { Text } from '#fields/text.tsx'
import { type Story, StoryLink } from './story-link.tsx'

/** A story as its customer tells it: the quote, who says it, and the figures. */
export function QuoteCard({ story }: { story: Story }) {
  const { title, company, logo, quote, person, role, portrait, figures } = story
  return (
    <article className="card story-quote" data-accent={story.accent}>
      <div className="story-end">
        <div className="story-mark">
          <Picture field={logo} alt={company} sizes="200px" />
        </div>
        <StoryLink story={story} />
      </div>
      {quote ? <Text field={quote} as="blockquote" /> : <Text field={title} as="h3" className="h3" />}
      {person && (
        <div className="story-person">
          {/* The name stands beside it. */}
          <Picture field={portrait} sizes="72px" />
          <p>
            <Text field={person} as="strong" />
            <Text field={role} />
          </p>
        </div>
      )}
      {figures && (
        <dl className="story-figures">
          <Items field={figures}>
            {(figure) => (
              <div>
                <Text field={figure.label} as="dt" />
                <Text field={figure.value} as="dd" />
              </div>
            )}
          </Items>
        </dl>
      )}
    </article>
  )
}

import { Items } from '#fields/items.tsx'
import { Text } from '#fields/text.tsx'
import type { Story } from './story-link.tsx'

/** The results of a story as figures with labels. */
export function StoryFigures({ story: { figures } }: { story: Story }) {
  if (!figures) return null
  return (
    <dl className="gallery-figures">
      <Items field={figures}>
        {(figure) => (
          <div>
            <Text field={figure.label} as="dt" />
            <Text field={figure.value} as="dd" />
          </div>
        )}
      </Items>
    </dl>
  )
}

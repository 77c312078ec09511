import { Picture } from '#fields/picture.tsx'
import { Text } from '#fields/text.tsx'
import type { Story } from './story-link.tsx'

/** The person quoted in a story. */
export function StoryPerson({ story: { portrait, person, role } }: { story: Story }) {
  return (
    <div className="gallery-person">
      {/* Decorative, without alt text: the name is beside it. */}
      <Picture field={portrait} sizes="72px" />
      <p>
        <Text field={person} as="strong" />
        <Text field={role} />
      </p>
    </div>
  )
}

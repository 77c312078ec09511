import { Picture } from '#fields/picture.tsx'
import { Text } from '#fields/text.tsx'
import type { Story } from './story-link.tsx'

/** Whose story it is: the customer's logo, its name where it has none, and what it does. */
export function StoryCustomer({ story: { logo, company, industry }, eager }: { story: Story; eager?: boolean }) {
  return (
    <div className="story-mark">
      {logo?.src ? (
        <Picture field={logo} alt={company} sizes="200px" eager={eager} />
      ) : (
        <Text field={company} as="strong" />
      )}
      <Text field={industry} as="p" className="story-industry" />
    </div>
  )
}

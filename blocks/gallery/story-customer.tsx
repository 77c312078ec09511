import { Picture } from '#fields/picture.tsx'
import { Text } from '#fields/text.tsx'
import type { Story } from './story-link.tsx'

/** The customer of a story: its logo, or its name if there is none, and its industry. */
export function StoryCustomer({ story: { logo, company, industry }, eager }: { story: Story; eager?: boolean }) {
  return (
    <div className="gallery-logo">
      {logo?.src ? (
        <Picture field={logo} alt={company} sizes="200px" eager={eager} />
      ) : (
        <Text field={company} as="strong" />
      )}
      <Text field={industry} as="p" />
    </div>
  )
}

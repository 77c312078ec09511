import { Items, RichText, Text } from '#fields/fields.tsx'
import { Icon, Plus } from '#ui/icons.tsx'
import type { ViewProps } from '../block.ts'
import { Section } from '../section.tsx'

/**
 * Renders questions with expandable answers. At most one answer is open. The first is initially open, so that visitors
 * see that answers expand.
 */
export default function Faq({ block: { id, content } }: ViewProps<'FAQ'>) {
  const { title, subtitle, questions } = content
  return (
    <Section inside="columns faq">
      <div className="stack sticky faq-head">
        <Text field={title} as="h2" className="h2" />
        <RichText field={subtitle} className="rich" />
      </div>
      <div className="faq-list">
        <Items field={questions}>
          {({ question, answer }, index) => (
            <details name={`faq-${id}`} open={index === 0}>
              <summary>
                <Text field={question} as="h3" />
                <Icon of={Plus} />
              </summary>
              <RichText field={answer} className="rich faq-answer" />
            </details>
          )}
        </Items>
      </div>
    </Section>
  )
}

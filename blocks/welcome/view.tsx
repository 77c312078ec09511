import { ArrowLink, Items, RichText, Text } from '#fields/fields.tsx'
import type { ViewProps } from '../block.ts'
import { Section } from '../section.tsx'

export default function Welcome({ block: { content } }: ViewProps<'WELCOME'>) {
  const { title, text, buttonText, buttonLink, figures } = content
  return (
    <Section inside="twelfths welcome">
      <RichText field={title} as="h2" className="statement welcome-statement" inline />
      <div className="stack">
        <RichText field={text} className="rich" />
        <ArrowLink href={buttonLink} label={buttonText} className="more" />
      </div>
      <dl className="welcome-figures">
        <Items field={figures}>
          {(figure) => (
            <div>
              <Text field={figure.label} as="dt" />
              <dd>
                <Text field={figure.value} />
                <Text field={figure.unit} as="small" />
              </dd>
            </div>
          )}
        </Items>
      </dl>
    </Section>
  )
}

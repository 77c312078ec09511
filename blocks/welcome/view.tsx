import { Items, LinkTo, RichText, Text } from '#fields/fields.tsx'
import { ArrowRight, Icon } from '#ui/icons.tsx'
import { Reveal } from '#ui/reveal.tsx'
import type { ViewProps } from '../block.ts'

export default function Welcome({ block: { content } }: ViewProps<'WELCOME'>) {
  const { title, text, buttonText, buttonLink, figures } = content
  return (
    <section className="section late">
      <Reveal className="wrap welcome" threshold={0.05}>
        <RichText field={title} as="h2" className="statement welcome-statement" inline />
        <div className="welcome-words">
          <RichText field={text} className="rich" />
          <LinkTo href={buttonLink} label={buttonText} className="more" after={<Icon of={ArrowRight} turn />} />
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
      </Reveal>
    </section>
  )
}

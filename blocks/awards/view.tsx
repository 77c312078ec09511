import { Items } from '#fields/items.tsx'
import { Text } from '#fields/text.tsx'
import { Reveal } from '#ui/reveal.tsx'
import { SectionHead } from '#ui/section-head.tsx'
import type { ViewProps } from '../block.ts'
import { Award, NewestAward } from './award.tsx'
import './view.css'

/** The newest award on a stage of its own, the others in rows from year to year. */
export function Awards({ block: { content } }: ViewProps<'AWARDS'>) {
  const { title, subtitle, awards } = content
  return (
    <section className="section late">
      <Reveal className="wrap" threshold={0.05}>
        <SectionHead heading={<Text field={title} as="h2" className="h2" />}>
          <Text field={subtitle} as="p" className="lead" />
        </SectionHead>
        <ul className="awards">
          <Items field={awards}>
            {(award, index) => <li>{index === 0 ? <NewestAward award={award} /> : <Award award={award} />}</li>}
          </Items>
        </ul>
      </Reveal>
    </section>
  )
}

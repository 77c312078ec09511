import { Items } from '#fields/items.tsx'
import { Reveal } from '#ui/reveal.tsx'
import type { ViewProps } from '../block.ts'
import { SectionHead } from '../section-head.tsx'
import { Award, NewestAward } from './award.tsx'

/** The newest award in a large panel, the others in rows. */
export default function Awards({ block: { content } }: ViewProps<'AWARDS'>) {
  const { title, subtitle, awards } = content
  return (
    <section className="section late">
      <Reveal className="wrap" threshold={0.05}>
        <SectionHead title={title} subtitle={subtitle} />
        <ul className="awards">
          <Items field={awards}>
            {(award, index) => <li>{index === 0 ? <NewestAward award={award} /> : <Award award={award} />}</li>}
          </Items>
        </ul>
      </Reveal>
    </section>
  )
}

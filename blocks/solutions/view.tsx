import { Items } from '#fields/items.tsx'
import { Reveal } from '#ui/reveal.tsx'
import type { ViewProps } from '../block.ts'
import { SectionHead } from '../section-head.tsx'
import { SolutionCard } from './solution-card.tsx'

/** The sizes of the cards in the grid, by position; from the seventh on there are three in a row. */
const sizes = ['tall', 'half', 'small', 'small', 'half', 'half'] as const

export default function Solutions({ block: { content } }: ViewProps<'SOLUTIONS'>) {
  const { mainTitle, mainSubtitle, solutions } = content
  return (
    <section id="solutions" className="section late" data-ground="mist">
      <Reveal className="wrap" threshold={0.05}>
        <SectionHead title={mainTitle} subtitle={mainSubtitle} />
        <div className="solutions">
          <Items field={solutions}>
            {(solution, index) => <SolutionCard solution={solution} size={sizes[index] ?? 'third'} place={index} />}
          </Items>
        </div>
      </Reveal>
    </section>
  )
}

import { Items } from '#fields/items.tsx'
import { Text } from '#fields/text.tsx'
import { Reveal } from '#ui/reveal.tsx'
import { SectionHead } from '#ui/section-head.tsx'
import type { ViewProps } from '../block.ts'
import { SolutionCard } from './solution-card.tsx'
import './view.css'

/** How much room a card takes in the grid, by its position; from the seventh on they stand three abreast. */
const sizes = ['tall', 'half', 'small', 'small', 'half', 'half'] as const

export function Solutions({ block: { content } }: ViewProps<'SOLUTIONS'>) {
  const { mainTitle, mainSubtitle, solutions } = content
  return (
    <section id="solutions" className="section late bg-mist">
      <Reveal className="wrap" threshold={0.05}>
        <SectionHead heading={<Text field={mainTitle} as="h2" className="h2" />}>
          <Text field={mainSubtitle} as="p" className="lead" />
        </SectionHead>
        <div className="solutions">
          <Items field={solutions}>
            {(solution, index) => <SolutionCard solution={solution} size={sizes[index] ?? 'third'} place={index} />}
          </Items>
        </div>
      </Reveal>
    </section>
  )
}

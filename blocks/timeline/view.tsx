import { use } from 'react'
import { Items } from '#fields/items.tsx'
import { PageContext } from '#fields/page-context.ts'
import { RichText } from '#fields/rich-text.tsx'
import { Text } from '#fields/text.tsx'
import { Reveal } from '#ui/reveal.tsx'
import type { ViewProps } from '../block.ts'

/** Steps along a line: beside the heading, or across the page where there are few. Their numerals are CSS counters. */
export function Timeline({ block: { content } }: ViewProps<'TIMELINE'>) {
  const { title, subtitle, steps } = content
  const { isDense } = use(PageContext)
  return (
    <section className="section late timeline">
      <Reveal className="wrap timeline-grid" threshold={0.05}>
        <div className="timeline-head">
          <Text field={title} as="h2" className="h2" />
          <RichText field={subtitle} className="rich lead" />
        </div>
        {/* As the features of a dense page. */}
        <ol className="timeline-steps" tabIndex={isDense ? 0 : undefined} style={{ '--steps': steps.items.length }}>
          <Items field={steps}>
            {(step) => (
              <li>
                <div className="timeline-name">
                  <Text field={step.title} as="h3" className="h3" />
                  <Text field={step.duration} className="chip" />
                </div>
                <RichText field={step.description} className="rich" />
              </li>
            )}
          </Items>
        </ol>
      </Reveal>
    </section>
  )
}

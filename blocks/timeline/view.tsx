import { use } from 'react'
import { Items, RichText, Text } from '#fields/fields.tsx'
import { PageContext } from '#fields/page-context.ts'
import { Reveal } from '#ui/reveal.tsx'
import type { ViewProps } from '../block.ts'

/** Ordered steps along a line, which is horizontal on wide screens. The numerals are CSS counters. */
export default function Timeline({ block: { content } }: ViewProps<'TIMELINE'>) {
  const { title, subtitle, steps } = content
  const { isDense } = use(PageContext)
  return (
    <section className="section late timeline">
      <Reveal className="wrap timeline-grid" threshold={0.05}>
        <div className="stack timeline-head">
          <Text field={title} as="h2" className="h2" />
          <RichText field={subtitle} className="rich lead" />
        </div>
        {/* Focusable on dense pages, where the list scrolls on phones, like that of features. */}
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

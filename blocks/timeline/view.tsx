import { Items, RichText, Text, usePage } from '#fields/fields.tsx'
import type { ViewProps } from '../block.ts'
import { Section, SectionHead } from '../section.tsx'

/** Renders ordered steps along a line, which is horizontal on wide screens. The numerals are CSS counters. */
export default function Timeline({ block: { content } }: ViewProps<'TIMELINE'>) {
  const { title, subtitle, steps } = content
  const { isDense } = usePage()
  return (
    <Section className="timeline" data-ground="mist" inside="timeline-grid">
      <SectionHead as="div" className="columns timeline-head" title={title} subtitle={subtitle} />
      {/* On dense pages, the list scrolls sideways on phones. `tabIndex` makes it scrollable by keyboard. */}
      <ol className="timeline-steps" tabIndex={isDense ? 0 : undefined} style={{ '--steps': steps.items.length }}>
        <Items field={steps}>
          {(step) => (
            <li>
              <div className="row timeline-name">
                <Text field={step.title} as="h3" className="h3" />
                <Text field={step.duration} className="chip" />
              </div>
              <RichText field={step.description} className="rich small" />
            </li>
          )}
        </Items>
      </ol>
    </Section>
  )
}

import { Items, RichText, Text, usePage } from '#fields/fields.tsx'
import { formatNumber } from '#ui/intl.ts'
import type { ViewProps } from '../block.ts'
import { Section } from '../section.tsx'
import { JobRow } from './job-row.tsx'

export default function Jobs({ block: { content } }: ViewProps<'JOBS'>) {
  const { locale } = usePage()
  const { title, subtitle, emptyText, jobs } = content
  const count = jobs.items.length
  return (
    <Section inside="columns jobs" id="open-positions">
      <header className="stack sticky jobs-head">
        {/* Hidden from screen readers, because they announce the length of the list. */}
        {count > 0 && (
          <span className="jobs-count" aria-hidden="true">
            {formatNumber(count, locale)}
          </span>
        )}
        <Text field={title} as="h2" className="h2" />
        <RichText field={subtitle} className="rich lead" />
      </header>
      {count > 0 ? (
        <ul className="jobs-list">
          <Items field={jobs}>
            {(job) => (
              <li>
                <JobRow job={job} />
              </li>
            )}
          </Items>
        </ul>
      ) : (
        <RichText field={emptyText} className="rich statement" />
      )}
    </Section>
  )
}

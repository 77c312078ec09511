import { useTranslation } from 'react-i18next'
import type { Localized } from '#content/localized.ts'
import { LinkTo, RichText, Text, usePage } from '#fields/fields.tsx'
import { LongDate } from '#ui/dates.tsx'
import { ArrowRight, Icon } from '#ui/icons.tsx'
import type { StoredJob } from './content.ts'

export function JobRow({ job }: { job: LocalizedJob }) {
  const { department, location, employment, summary, day } = job
  return (
    <article className="card card-flat jobs-item">
      <div className="stack jobs-words">
        <Text field={department} as="p" className="eyebrow" />
        <h3 className="h3">
          <JobLink job={job} />
        </h3>
        <RichText field={summary} className="rich jobs-summary" />
      </div>
      <div className="small jobs-facts">
        <Text field={location} as="p" className="jobs-place" />
        <Text field={employment} as="p" />
        {day && <Posted day={day} />}
      </div>
      <span className="go">
        <Icon of={ArrowRight} turn />
      </span>
    </article>
  )
}

function Posted({ day }: { day: string }) {
  const { t } = useTranslation()
  const { locale } = usePage()
  return (
    <p className="jobs-posted">
      {t('common.posted')} <LongDate day={day} locale={locale} />
    </p>
  )
}

export type LocalizedJob = Localized<StoredJob>

export function JobLink({ job }: { job: LocalizedJob }) {
  const { hrefOf } = usePage()
  return <LinkTo href={{ href: hrefOf(`/vacancy-details/${job.id}`) }} label={job.title} className="cover-link" />
}

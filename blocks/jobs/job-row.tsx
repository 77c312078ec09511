import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { PageContext } from '#fields/page-context.ts'
import { RichText } from '#fields/rich-text.tsx'
import { Text } from '#fields/text.tsx'
import { Icon } from '#ui/icon.tsx'
import { ArrowRight } from '#ui/icons.ts'
import { LongDate } from '#ui/long-date.tsx'
import { JobLink, type LocalizedJob } from './job-link.tsx'

/** A job in the list: title, location, employment type and posting date. */
export function JobRow({ job }: { job: LocalizedJob }) {
  const { department, location, employment, summary, day } = job
  return (
    <article className="card jobs-item">
      <div className="jobs-words">
        <Text field={department} as="p" className="eyebrow" />
        <h3 className="h3">
          <JobLink job={job} />
        </h3>
        <RichText field={summary} className="rich jobs-summary" />
      </div>
      <div className="jobs-facts">
        <Text field={location} as="p" className="jobs-place" />
        <Text field={employment} as="p" />
        {day && <Posted day={day} />}
      </div>
      <span className="jobs-go">
        <Icon of={ArrowRight} turn />
      </span>
    </article>
  )
}

function Posted({ day }: { day: string }) {
  const { t } = useTranslation()
  const { locale } = use(PageContext)
  return (
    <p className="jobs-posted">
      {t('common.posted')} <LongDate day={day} locale={locale} />
    </p>
  )
}

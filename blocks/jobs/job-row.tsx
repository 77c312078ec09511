import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { localizeHref } from '#content/address.ts'
import type { Localized } from '#content/localized.ts'
import { LinkTo, RichText, Text } from '#fields/fields.tsx'
import { PageContext } from '#fields/page-context.ts'
import { LongDate } from '#ui/dates.tsx'
import { ArrowRight, Icon } from '#ui/icons.tsx'
import type { StoredJob } from './content.ts'

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

export type LocalizedJob = Localized<StoredJob>

/** A job's title as a link that covers its row. */
export function JobLink({ job }: { job: LocalizedJob }) {
  const { locale } = use(PageContext)
  return (
    <LinkTo
      href={{ href: localizeHref(`/vacancy-details/${job.id}`, locale) }}
      label={job.title}
      className="cover-link"
    />
  )
}

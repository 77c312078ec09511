import { useTranslation } from 'react-i18next'
import { ArrowLink, RichText, Text, usePage, WhenFilled } from '#fields/fields.tsx'
import { LongDate } from '#ui/dates.tsx'
import { ArticlePage } from '../article/article-page.tsx'
import type { ViewProps } from '../block.ts'
import type { LocalizedJob } from './job-row.tsx'

/** Renders the detail page of a job (specification §2). */
export function JobPage({ block: { content } }: ViewProps<'JOBS'>) {
  const { t } = useTranslation()
  const [job] = content.jobs.items
  if (!job) return null
  const { title, summary, detailContent = {} } = job
  const { heroImage, heroImageAlt, applyLink, applyText, intro } = detailContent
  return (
    <ArticlePage
      article={detailContent}
      back={{ path: '/careers', label: t('page.vacancyList') }}
      title={title.text}
      shape="drop"
      picture={{ field: heroImage, alt: heroImageAlt }}
      head={
        <>
          <Text field={title} as="h1" className="display star-stop" />
          <RichText field={summary} className="rich lead" />
          <ArrowLink href={applyLink} label={applyText} className="btn" />
        </>
      }
      lead={<RichText field={intro} className="rich article-intro" />}
      aside={<JobFacts job={job} />}
    />
  )
}

export function JobFacts({ job }: { job: LocalizedJob }) {
  const { t } = useTranslation()
  const { locale } = usePage()
  const { department, location, employment, day, validUntil } = job
  const texts = [
    ['article.department', department],
    ['article.place', location],
    ['article.employment', employment],
  ] as const
  const days = [
    ['article.posted', day],
    ['article.applyUntil', validUntil],
  ] as const
  return (
    <dl className="article-facts">
      {texts.map(([word, field]) => (
        <WhenFilled key={word} field={field}>
          <div>
            <dt>{t(word)}</dt>
            <Text field={field} as="dd" />
          </div>
        </WhenFilled>
      ))}
      {days.map(
        ([word, value]) =>
          value && (
            <div key={word}>
              <dt>{t(word)}</dt>
              <dd>
                <LongDate day={value} locale={locale} />
              </dd>
            </div>
          ),
      )}
    </dl>
  )
}

import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { PageContext } from '#fields/page-context.ts'
import { Text } from '#fields/text.tsx'
import { WhenFilled } from '#fields/when-filled.tsx'
import { LongDate } from '#ui/long-date.tsx'
import type { LocalizedJob } from './job-link.tsx'

/** The key facts of a job: department, location, employment type, and the dates. */
export function JobFacts({ job }: { job: LocalizedJob }) {
  const { t } = useTranslation()
  const { locale } = use(PageContext)
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

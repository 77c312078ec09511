import { useTranslation } from 'react-i18next'
import { LinkTo } from '#fields/link-to.tsx'
import { RichText } from '#fields/rich-text.tsx'
import { Text } from '#fields/text.tsx'
import { Icon } from '#ui/icon.tsx'
import { ArrowRight } from '#ui/icons.ts'
import { ArticlePage } from '../article/article-page.tsx'
import type { ViewProps } from '../block.ts'
import { JobFacts } from './job-facts.tsx'

/** A job's detail page (specification §2): hero with the back link to /careers, then its detail content. */
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
          <LinkTo href={applyLink} label={applyText} className="btn" after={<Icon of={ArrowRight} turn />} />
        </>
      }
      lead={<RichText field={intro} className="rich article-intro" />}
      aside={<JobFacts job={job} />}
    />
  )
}

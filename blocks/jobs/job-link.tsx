import { use } from 'react'
import { localizeHref } from '#content/address.ts'
import type { Localized } from '#content/localized.ts'
import { LinkTo } from '#fields/link-to.tsx'
import { PageContext } from '#fields/page-context.ts'
import type { StoredJob } from './content.ts'

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

import { use } from 'react'
import { localizeHref } from '#content/address.ts'
import type { Shown } from '#content/shown.ts'
import { LinkTo } from '#fields/link-to.tsx'
import { PageContext } from '#fields/page-context.ts'
import type { StoredJob } from './content.ts'

export type ShownJob = Shown<StoredJob>

/** A vacancy's title as the link that covers its row. */
export function JobLink({ job }: { job: ShownJob }) {
  const { locale } = use(PageContext)
  return (
    <LinkTo
      href={{ href: localizeHref(`/vacancy-details/${job.id}`, locale) }}
      label={job.title}
      className="cover-link"
    />
  )
}

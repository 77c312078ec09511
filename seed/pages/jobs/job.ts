import type { ContentInput } from '#blocks/catalogue.ts'
import { t } from '#seed/define.ts'

export type Job = ContentInput<'JOBS'>['jobs'][number]

/** The texts around a job's description. */
export const aroundJob = {
  backLinkText: t('All open positions', 'كل الوظائف الشاغرة'),
  tocTitle: t('On this page', 'في هذه الصفحة'),
  applyText: t('Apply by e-mail', 'قدّموا بالبريد الإلكتروني'),
}

/** The application link: a mail with the job's title as its subject. */
export const applyTo = (subject: string) => `mailto:info@example.com?subject=${encodeURIComponent(subject)}`

export const fullTime = { employment: t('Full time', 'دوام كامل'), employmentType: 'FULL_TIME' } as const

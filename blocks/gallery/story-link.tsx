import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { localizeHref } from '#content/address.ts'
import { PageContext } from '#fields/page-context.ts'
import { Icon } from '#ui/icon.tsx'
import { ArrowRight } from '#ui/icons.ts'
import type { LocalizedContent } from '../catalogue.ts'

export type Story = LocalizedContent<'GALLERY'>['stories']['items'][number]

/** A link that covers the whole card; only its arrow is visible. */
export function StoryLink({ story }: { story: Story }) {
  const { t } = useTranslation()
  const { locale } = use(PageContext)
  return (
    <a
      className="cover-link gallery-link"
      href={localizeHref(`/customer-stories/${story.id}`, locale)}
      aria-label={t('common.readStory', { company: (story.company ?? story.title).text })}
    >
      <Icon of={ArrowRight} turn />
    </a>
  )
}

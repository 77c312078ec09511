import { useTranslation } from 'react-i18next'
import { Items, Picture, Text, usePage } from '#fields/fields.tsx'
import { ArrowRight, Icon } from '#ui/icons.tsx'
import type { LocalizedContent } from '../catalogue.ts'

export type Story = LocalizedContent<'GALLERY'>['stories']['items'][number]

/** Renders a link that covers the whole card. Only its arrow is visible. */
export function StoryLink({ story }: { story: Story }) {
  const { t } = useTranslation()
  const { hrefOf } = usePage()
  return (
    <a
      className="cover-link go"
      href={hrefOf(`/customer-stories/${story.id}`)}
      aria-label={t('common.readStory', { company: (story.company ?? story.title).text })}
    >
      <Icon of={ArrowRight} turn />
    </a>
  )
}

export function StoryCustomer({ story: { logo, company, industry }, eager }: { story: Story; eager?: boolean }) {
  return (
    <div className="gallery-logo">
      {logo?.src ? (
        <Picture field={logo} alt={company} sizes="200px" eager={eager} />
      ) : (
        <Text field={company} as="strong" />
      )}
      <Text field={industry} as="p" />
    </div>
  )
}

export function StoryPerson({ story: { portrait, person, role } }: { story: Story }) {
  return (
    <div className="gallery-person">
      {/* Without `alt`, because the name is beside the picture. */}
      <Picture field={portrait} sizes="72px" />
      <p>
        <Text field={person} as="strong" />
        <Text field={role} />
      </p>
    </div>
  )
}

export function StoryFigures({ story: { figures } }: { story: Story }) {
  if (!figures) return null
  return (
    <dl className="gallery-figures">
      <Items field={figures}>
        {(figure) => (
          <div>
            <Text field={figure.label} as="dt" />
            <Text field={figure.value} as="dd" />
          </div>
        )}
      </Items>
    </dl>
  )
}

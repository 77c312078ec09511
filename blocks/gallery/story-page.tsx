import { useTranslation } from 'react-i18next'
import { itemName } from '#content/social-card-image.ts'
import { RichText, Text, usePage, WhenFilled } from '#fields/fields.tsx'
import { ArticlePage } from '../article/article-page.tsx'
import type { ViewProps } from '../block.ts'
import { StoryCustomer, StoryFigures, StoryPerson } from './story.tsx'

/** Renders the detail page of a story (specification §2), with the figures and the customer's quote above the text. */
export function StoryPage({ block: { content } }: ViewProps<'GALLERY'>) {
  const { t } = useTranslation()
  const { locale } = usePage()
  const [story] = content.stories.items
  if (!story) return null
  const { title, figure, quote, person, accent, detailContent = {} } = story
  return (
    <ArticlePage
      article={detailContent}
      back={{ path: '/customer-stories', label: t('page.storyList') }}
      title={itemName(story, locale)}
      accent={accent}
      shape="leaf"
      picture={{ field: detailContent.introImage, alt: detailContent.introImageAlt }}
      head={
        <>
          <StoryCustomer story={story} eager />
          <h1 className="gallery-title">
            <Text field={figure} className="figure" /> <Text field={title} className="h2" />
          </h1>
        </>
      }
      lead={
        <>
          <RichText field={detailContent.intro} className="rich article-intro" />
          <StoryFigures story={story} />
          <WhenFilled field={quote}>
            <figure className="gallery-said">
              <RichText field={quote} as="blockquote" className="rich" />
              <WhenFilled field={person}>
                <figcaption>
                  <StoryPerson story={story} />
                </figcaption>
              </WhenFilled>
            </figure>
          </WhenFilled>
        </>
      }
    />
  )
}

import { useTranslation } from 'react-i18next'
import { LinkTo } from '#fields/link-to.tsx'
import { RichText } from '#fields/rich-text.tsx'
import { Text } from '#fields/text.tsx'
import { Icon } from '#ui/icon.tsx'
import { ArrowRight } from '#ui/icons.ts'
import { ArticlePage } from '../article/article-page.tsx'
import type { ViewProps } from '../block.ts'
import { Byline } from './byline.tsx'
import { PostMeta } from './post-meta.tsx'
import { Related } from './related.tsx'

/** A post's detail page (specification §2): intro, body with its sidebar, share links. */
export function PostPage({ block: { content, related = [] } }: ViewProps<'RESOURCES'>) {
  const { t } = useTranslation()
  const [post] = content.posts.items
  if (!post) return null
  const isEvent = post.type === 'event'
  const detail = post.detailContent ?? {}
  return (
    <>
      <ArticlePage
        article={detail}
        back={{ path: '/resources', label: t('page.resourceList') }}
        title={post.title.text}
        accent={isEvent ? 'saffron' : undefined}
        shape={isEvent ? 'pebble' : 'cloud'}
        isSimple={post.layoutType === 'simple'}
        picture={{
          field: detail.introImage?.src ? detail.introImage : post.image,
          alt: detail.introImageAlt ?? post.image_alt,
        }}
        head={
          <>
            <Text field={post.title} as="h1" className="display" />
            <div className="resources-facts">
              <Byline author={detail.author} />
              <PostMeta post={post} />
            </div>
            <LinkTo
              href={detail.buttonLink}
              label={detail.buttonText}
              className="btn"
              after={<Icon of={ArrowRight} turn />}
            />
          </>
        }
        lead={<RichText field={detail.intro} className="rich article-intro" />}
      />
      <Related posts={related} title={content.relatedTitle} />
    </>
  )
}

import { useTranslation } from 'react-i18next'
import type { LocalizedText } from '#content/localized.ts'
import { ArrowLink, Picture, RichText, Text } from '#fields/fields.tsx'
import { ArticlePage } from '../article/article-page.tsx'
import type { ViewProps } from '../block.ts'
import { Section } from '../section.tsx'
import { type LocalizedPost, PostCard, PostMeta } from './post.tsx'

/** Renders the detail page of a post (specification §2). */
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
            <div className="row resources-facts">
              <Byline author={detail.author} />
              <PostMeta post={post} />
            </div>
            <ArrowLink href={detail.buttonLink} label={detail.buttonText} className="btn" />
          </>
        }
        lead={<RichText field={detail.intro} className="rich article-intro" />}
      />
      <Related posts={related} title={content.relatedTitle} />
    </>
  )
}

type Author = NonNullable<LocalizedPost['detailContent']>['author']

export function Byline({ author }: { author: Author }) {
  if (!author?.name.text) return null
  return (
    <div className="resources-byline">
      {/* Without `alt`, because the name is beside the picture. */}
      <Picture field={author.portrait} sizes="56px" />
      <p>
        <Text field={author.name} as="strong" />
        <Text field={author.role} />
      </p>
    </div>
  )
}

/** Renders up to three other posts below a post. Editors edit them on their own pages. */
export function Related({ posts, title }: { posts: LocalizedPost[]; title: LocalizedText | undefined }) {
  const { t } = useTranslation()
  if (posts.length === 0) return null
  return (
    <Section className="resources-related" data-ground="mist">
      <Text field={title ?? { text: t('article.readNext') }} as="h2" className="h2" />
      <ul className="resources-posts">
        {posts.map((post) => (
          <li key={post.id}>
            <PostCard post={post} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

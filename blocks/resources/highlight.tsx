import { useTranslation } from 'react-i18next'
import type { LocalizedList, LocalizedText } from '#content/localized.ts'
import { Items } from '#fields/items.tsx'
import { RichText } from '#fields/rich-text.tsx'
import { Text } from '#fields/text.tsx'
import { type LocalizedPost, PostLink } from './post-link.tsx'
import { PostMeta } from './post-meta.tsx'
import { accentOf, hasPicture, PostPicture } from './post-picture.tsx'

type HighlightProps = { posts: LocalizedList<LocalizedPost>; title: LocalizedText | undefined; isCopy: boolean }

/** Up to three of the newest posts, the first one large. */
export function Highlight({ posts, title, isCopy }: HighlightProps) {
  const { t } = useTranslation()
  if (posts.items.length === 0) return null
  // The newest post may have no picture.
  const firstPicture = posts.items.findIndex(hasPicture)
  return (
    <section className="resources-highlight">
      <div className="wrap">
        <Text field={title ?? { text: t('resources.highlight') }} as="h2" className="sr-only" />
        <ul className="resources-highlight-list">
          <Items field={posts} isContinued isCopy={isCopy}>
            {(post, index) => (
              <li>
                <HighlightCard post={post} isFirst={index === 0} priority={index === firstPicture} />
              </li>
            )}
          </Items>
        </ul>
      </div>
    </section>
  )
}

type HighlightCardProps = { post: LocalizedPost; isFirst: boolean; priority: boolean }

function HighlightCard({ post, isFirst, priority }: HighlightCardProps) {
  return (
    <article className="card resources-highlight-card" data-accent={accentOf(post)}>
      <PostPicture
        post={post}
        sizes={isFirst ? '(width >= 62rem) 680px, (width >= 40rem) 58vw, 100vw' : '(width >= 40rem) 240px, 100vw'}
        priority={priority}
      />
      <div className="resources-highlight-words">
        <PostMeta post={post} />
        <h3>
          <PostLink post={post} />
        </h3>
        {isFirst && <RichText field={post.description} className="rich lead" />}
      </div>
    </article>
  )
}

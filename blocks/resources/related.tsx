import { useTranslation } from 'react-i18next'
import type { LocalizedText } from '#content/localized.ts'
import { Text } from '#fields/text.tsx'
import { Reveal } from '#ui/reveal.tsx'
import { PostCard } from './post-card.tsx'
import type { LocalizedPost } from './post-link.tsx'

/** Three other posts at the end of a post. They are edited on their own pages. */
export function Related({ posts, title }: { posts: LocalizedPost[]; title: LocalizedText | undefined }) {
  const { t } = useTranslation()
  if (posts.length === 0) return null
  return (
    <section className="section late resources-related">
      <Reveal className="wrap" threshold={0.05}>
        <Text field={title ?? { text: t('article.readNext') }} as="h2" className="h2" />
        <ul className="resources-posts">
          {posts.map((post) => (
            <li key={post.id}>
              <PostCard post={post} />
            </li>
          ))}
        </ul>
      </Reveal>
    </section>
  )
}

import { use } from 'react'
import { PageContext } from '#fields/page-context.ts'
import { Picture } from '#fields/picture.tsx'
import { Text } from '#fields/text.tsx'
import { Day } from '#ui/day.tsx'
import { PostLink, type ShownPost } from './post-link.tsx'
import { PostMeta } from './post-meta.tsx'

/** A post in the grid: its picture, or an event's day, above its title. */
export function PostCard({ post }: { post: ShownPost }) {
  const { locale } = use(PageContext)
  return (
    <article className="card post" data-accent={post.type === 'event' ? 'saffron' : 'primary'}>
      <div className="post-picture">
        {post.type === 'event' && post.day ? (
          <Day day={post.day} locale={locale} className="post-day" />
        ) : (
          <Picture
            field={post.image}
            alt={post.image_alt}
            sizes="(width >= 62rem) 400px, (width >= 40rem) 50vw, 100vw"
          />
        )}
      </div>
      <div className="post-words">
        <PostMeta post={post} />
        <h3>
          <PostLink post={post} />
        </h3>
        <Text field={post.description} as="p" />
      </div>
    </article>
  )
}

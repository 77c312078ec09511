import { RichText } from '#fields/rich-text.tsx'
import { type LocalizedPost, PostLink } from './post-link.tsx'
import { PostMeta } from './post-meta.tsx'
import { accentOf, PostPicture } from './post-picture.tsx'

const sizes = '(width >= 62rem) 400px, (width >= 40rem) 50vw, 100vw'

/** A post in the grid: its picture above its facts and title. */
export function PostCard({ post }: { post: LocalizedPost }) {
  return (
    <article className="card resources-post" data-accent={accentOf(post)}>
      <PostPicture post={post} sizes={sizes} />
      <div className="stack resources-words">
        <PostMeta post={post} />
        <h3>
          <PostLink post={post} />
        </h3>
        <RichText field={post.description} className="rich" />
      </div>
    </article>
  )
}

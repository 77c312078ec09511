import { Text } from '#fields/text.tsx'
import type { ShownPost } from './post-link.tsx'

/** The small facts of a post: what it is, when it appeared, how long it takes. An event's day stands in its tile. */
export function PostMeta({ post }: { post: ShownPost }) {
  return (
    <p className="post-meta">
      <Text field={post.tag} className="chip" />
      {post.type === 'blog' && <Text field={post.date} />}
      <Text field={post.note} />
    </p>
  )
}

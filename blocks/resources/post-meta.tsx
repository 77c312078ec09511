import { Text } from '#fields/text.tsx'
import type { ShownPost } from './post-link.tsx'

/**
 * The small facts of a post: what it is, when it appeared, how long it takes. An event's day stands in its tile, and only
 * on its own page (`withDate`) in words as well.
 */
export function PostMeta({ post, withDate = false }: { post: ShownPost; withDate?: boolean }) {
  return (
    <p className="post-meta">
      <Text field={post.tag} className="chip" />
      {(withDate || post.type === 'blog') && <Text field={post.date} />}
      <Text field={post.note} />
    </p>
  )
}
